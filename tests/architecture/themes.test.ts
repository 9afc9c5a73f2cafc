import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themes } from '../../src/config/themes.server.ts'
import type { ShareTheme } from '../../src/themes/share-theme.ts'
import { light, dark, ratio } from './contrast.ts'

const sheets = globSync('src/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\//gs, '') }))
const house = sheets.filter(({ path }) => !path.startsWith('src/themes/'))
/** The tokens that a theme gives, those of its own drawings left out. */
const tokensOf = (theme: string) =>
  new Set(
    sheets
      .filter(({ path }) => path.startsWith(`src/themes/${theme}/`) && !path.includes('.module.'))
      .flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []),
  )

test('colours are named in themes alone, and so are faces', () => {
  const colour = /(?<![\w&'"(-])#[\da-f]{3,8}\b(?!['"])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!var)/i
  const face = /font-family:(?!\s*(?:var\(|inherit))|font:[^;]*(?:serif|['"])|@font-face/
  expect(house.length).toBeGreaterThan(50)
  expect(house.filter(({ text }) => colour.test(text)).map(({ path }) => path)).toEqual([])
  expect(house.filter(({ text }) => face.test(text)).map(({ path }) => path)).toEqual([])
  const views = globSync('src/**/*.tsx').filter((path) => !path.startsWith('src/themes/'))
  expect(views.filter((path) => /(?:fill|stroke|color)[=:] ?"#/.test(readFileSync(path, 'utf8')))).toEqual([])
})

test('every theme gives the same tokens, and what the house asks for is given', () => {
  const [first = new Set<string>(), ...others] = themes().map(tokensOf)
  expect(first.size).toBeGreaterThan(60)
  for (const other of others) expect([...first].toSorted()).toEqual([...other].toSorted())
  // What scripts need is the same in all.
  const shared = sheets.filter(({ path }) => path === 'src/themes/scripts.css')
  const own = new Set([...house, ...shared].flatMap(({ text }) => text.match(/--[\w-]+(?=:)/g) ?? []))
  const asked = house.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))
  expect([...new Set(asked)].filter((name) => !first.has(name) && !own.has(name))).toEqual(['--scrollbar'].filter((name) => asked.includes(name)))
})

test('every theme draws pictures for shared links, whose words can be read', async () => {
  for (const theme of themes()) {
    const { shareTheme }: { shareTheme: ShareTheme } = await import(`../../src/themes/${theme}/share-picture.server.ts`)
    const { paper, ink, soft, accent } = shareTheme.colours
    expect(ratio(ink, paper), theme).toBeGreaterThan(12)
    expect(ratio(soft, paper), theme).toBeGreaterThan(7)
    expect(ratio(accent, paper), theme).toBeGreaterThan(3)
    for (const { from } of shareTheme.faces) expect(existsSync(`node_modules/${from}/unicode.json`), from).toBe(true)
  }
})

test('only a theme knows what the demonstration is about', () => {
  const subject = /meridian|observator|astronom|\bstars?\b|\bdomes?\b|\bsky\b|\bskies\b|\bplanets?\b|telescope|eclipse/i
  const files = globSync(['src/**/*.{ts,tsx,css,html}', 'messages/*.json']).filter((path) => !path.startsWith('src/themes/') && !path.includes('/paraglide/'))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((path) => subject.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(globSync('public/**/*')).toEqual([])
})

describe.each(themes())('%s', (theme) => {
  const colours = readFileSync(`src/themes/${theme}/colours.css`, 'utf8')

  test.each([
    ['light', light],
    ['dark', dark],
  ] as const)('in the palette for %s text stands out by 7:1 and lines that carry meaning by 3:1, on every paper', (_, of) => {
    const tokens = of(colours)
    for (const paper of ['--paper', '--paper-raised', '--paper-sunk']) {
      for (const text of ['--ink', '--ink-soft', '--accent', '--accent-strong']) {
        expect(ratio(tokens.get(text), tokens.get(paper)), `${text} on ${paper}`).toBeGreaterThanOrEqual(7)
      }
      for (const line of ['--line-strong', '--accent-vivid', '--focus']) {
        expect(ratio(tokens.get(line), tokens.get(paper)), `${line} on ${paper}`).toBeGreaterThanOrEqual(3)
      }
    }
    expect(ratio(tokens.get('--on-accent'), tokens.get('--accent')), 'words on a button').toBeGreaterThanOrEqual(7)
  })
})
