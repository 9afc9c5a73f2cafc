import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** Files of `src/ui` that are parts of another element. */
const PARTS: Readonly<Record<string, string>> = {
  CarouselControls: 'Carousel',
  CarouselEngine: 'Carousel',
  Dropdown: 'MenuButton',
  FocusReturn: 'Dialog',
  ListKeys: 'MenuButton',
  OptionList: 'Combobox',
}
/** Elements that neither handle keys nor show anything. */
const SILENT = new Set(['RouteAnnouncer'])

const specs = globSync('tests/browser/**/*.spec.ts').map((path) => readFileSync(path, 'utf8'))

/** Returns the tests that an element lacks: a keyboard table in both directions, or axe. */
function lacks(element: string, texts: readonly string[]): string[] {
  const has = (kind: string, helper: string) =>
    texts.some((text) => new RegExp(`${helper}\\(\\s*'${element}'`).test(text) || new RegExp(`\`?${element} ${kind}\\b`).test(text))
  return [...(has('keyboard', 'keyboard') ? [] : [`${element} has no keyboard test`]), ...(has('axe', 'accessible') ? [] : [`${element} has no axe test`])]
}

const files = globSync('src/ui/!(gallery|icons)/*.tsx')
const elements = files.map((path) => basename(path, '.tsx'))

test('elements: each element of src/ui has a keyboard test and an axe test', () => {
  expect(elements.length).toBeGreaterThan(12)
  const own = elements.filter((element) => !(element in PARTS) && !SILENT.has(element))
  expect(own.flatMap((element) => lacks(element, specs))).toEqual([])
})

test('elements: an element without these tests is found', () => {
  expect(lacks('Slider', specs)).toEqual(['Slider has no keyboard test', 'Slider has no axe test'])
})

test('elements: each names its APG pattern or WCAG criterion', () => {
  const silent = files
    .filter((path) => !(basename(path, '.tsx') in PARTS) && !/APG|WCAG/.test(readFileSync(path, 'utf8')))
    .map((path) => basename(path, '.tsx'))
  expect(silent).toEqual(['Pagination'])
})

test('gallery: no other module imports it', () => {
  const others = globSync('src/**/*.{ts,tsx}').filter((path) => !path.startsWith('src/ui/gallery/'))
  expect(others.filter((path) => /ui\/gallery/.test(readFileSync(path, 'utf8')))).toEqual([])
})
