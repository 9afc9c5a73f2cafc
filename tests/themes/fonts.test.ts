import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codePoints } from '../../scripts/fonts/code-points.ts'
import { preloadedFonts } from '../../src/themes/meridian/index.ts'
import { cuts } from '../../src/themes/meridian/faces/cuts.ts'
import { fontFaces } from './font-faces.ts'
import { glyphsOf } from './glyphs-of.ts'
import { axesOf, tablesOf } from './woff2.ts'

const FOLDER = 'src/themes/meridian'
/** Bytes of the fonts that a page in a script preloads, as measured on 2026-11-23. They may grow by 5 %. */
const MEASURED = { Latn: 72_328, Arab: 43_392 }
const HEADROOM = 1.05

const rules = fontFaces(readFileSync(`${FOLDER}/fonts.css`, 'utf8'))
const weights = [...readFileSync(`${FOLDER}/type.css`, 'utf8').matchAll(/--weight-[\w-]+: (\d+);/g)].map(([, weight]) => Number(weight))

function read(path: string) {
  const tables = tablesOf(readFileSync(path))
  const table = (tag: string) => tables.get(tag) ?? expect.unreachable(`${path} has no ${tag}`)
  return { signs: new Set(glyphsOf(table('cmap')).keys()), axes: axesOf(table('fvar')) }
}

test.each(Object.entries(MEASURED))('preloadedFonts: the fonts of a page in %s stay small', (script, measured) => {
  const sizes = preloadedFonts(script).map((address) => statSync(address.startsWith('/@fs/') ? address.slice('/@fs'.length) : `.${address}`).size)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(measured * HEADROOM)
})

describe.each(cuts)('$file', ({ file, from, range, axes }) => {
  const whole = read(`node_modules/${from}`)
  const part = read(`${FOLDER}/faces/${file}`)
  const parts = rules.filter((rule) => rule.file === file)
  const beside = (rule: (typeof rules)[number]) => rules.filter(({ family, style }) => family === rule.family && style === rule.style)

  test('contains every character that its file name and rule declare', () => {
    expect(codePoints(range).filter((code) => !part.signs.has(code))).toEqual([])
  })

  test('has a rule with exactly the characters of the subset', () => {
    expect(parts.length).toBeGreaterThan(0)
    // Spaces next to Arabic words are drawn with the fallback fonts, so that they do not change when the font of the numerals loads.
    const named = (family: string) => codePoints(range).filter((code) => !(family.includes(' beside ') && /\p{Zs}/u.test(String.fromCodePoint(code))))
    for (const rule of parts) expect(rule.range).toEqual(named(rule.family))
  })

  test('leaves all other characters to the full font, which loads for no character of the subset', () => {
    const cut = new Set(codePoints(range))
    // Fonts for characters between words of another script leave other characters to the fallback fonts.
    for (const rule of parts.filter(({ family }) => !family.includes(' beside '))) {
      const [rest, ...more] = beside(rule).filter((each) => each.file === basename(from))
      expect(more).toEqual([])
      const others = rest?.range ?? []
      expect(others.filter((code) => cut.has(code) || !whole.signs.has(code))).toEqual([])
      const lost = [...whole.signs].filter((code) => !cut.has(code) && !others.includes(code))
      // Spaces and marks that were not requested for the subset.
      expect(lost.filter((code) => !/[\p{C}\p{M}\p{Z}]/u.test(String.fromCodePoint(code)))).toEqual([])
    }
  })

  test('has the declared weights, and so has all of its family', () => {
    const { min = 0, max = 0 } = part.axes.get('wght') ?? {}
    for (const rule of parts) {
      expect(rule.weight).toBe(`${min} ${max}`)
      expect(new Set(beside(rule).map(({ weight }) => weight)).size).toBe(1)
    }
    // A subset is never lighter or bolder than the original font.
    const before = whole.axes.get('wght') ?? { min: 0, max: 0 }
    const clamped = (weight: number) => Math.min(before.max, Math.max(before.min, weight))
    expect(weights.length).toBeGreaterThan(8)
    expect(weights.map(clamped).filter((weight) => weight < min || weight > max)).toEqual([])
    for (const [axis, [least, most]] of Object.entries(axes ?? {})) expect(part.axes.get(axis)).toEqual({ min: least, max: most })
  })

  test('includes its licence', () => {
    expect(existsSync(`${FOLDER}/faces/LICENSE-${from.split('/')[1]}.txt`)).toBe(true)
  })
})
