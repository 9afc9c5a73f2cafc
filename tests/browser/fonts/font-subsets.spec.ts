import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { codePoints } from '../../../scripts/fonts/code-points.ts'
import type { FaceCut } from '../../../src/themes/theme.ts'
import { cuts } from '../../../src/themes/meridian/faces/cuts.ts'
import { expect, test } from '../fixtures.ts'
import { CASES } from '../page-types.ts'

/** Style of a title: size in pixels, weight, and the optical size if the style sheets set it. */
interface Setting {
  readonly text: string
  readonly size: number
  readonly weight: number
  readonly optics?: number
}

const LATIN = 'Hamburgefonstiv “Œuvre” QRXYZ & ßçåñ; fi fl?'
const DAYS = '0123456789–.'
const ARABIC = 'خريطة النجوم پژوهش ٹھیک ښوونکی سنڌي ئۇيغۇرچە ٢٠٢٦'

const SETTINGS: Readonly<Record<string, readonly Setting[]>> = {
  'fraunces-latin-core.woff2': [
    { text: LATIN, size: 14, weight: 400 },
    { text: LATIN, size: 20, weight: 350 },
    { text: LATIN, size: 21, weight: 480 },
    { text: LATIN, size: 26, weight: 450 },
    { text: LATIN, size: 26, weight: 600 },
    { text: LATIN, size: 34, weight: 400 },
    { text: LATIN, size: 34, weight: 420 },
    { text: LATIN, size: 46, weight: 380 },
    { text: LATIN, size: 83, weight: 380 },
    { text: LATIN, size: 112, weight: 380, optics: 72 },
    { text: DAYS, size: 48, weight: 320 },
    { text: DAYS, size: 88, weight: 320 },
    { text: DAYS, size: 336, weight: 300 },
  ],
  'noto-naskh-arabic-core.woff2': [
    { text: ARABIC, size: 17, weight: 400 },
    { text: ARABIC, size: 22, weight: 500 },
    { text: ARABIC, size: 46, weight: 600 },
  ],
}

/** Pages with titles, days, figures, initials and terms. */
const SHOWN = new Set(['home', 'story', 'event', 'events', 'glossary'])

/** Size in pixels at which glyphs are drawn. It is so large that hinting moves no edge. */
const DRAWN = 300

const address = (path: string) => `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})`

/** Opens a page with a font before and after subsetting, as the families `before` and `after`. */
async function withBoth(page: Page, { file, from, range }: FaceCut): Promise<void> {
  await page.setContent(`<style>
    @font-face { font-family: before; font-weight: 100 900; src: ${address(`node_modules/${from}`)}; unicode-range: ${range} }
    @font-face { font-family: after; font-weight: 100 900; src: ${address(`src/themes/meridian/faces/${file}`)}; unicode-range: ${range} }
    body { margin: 0 } p { margin: 0; inline-size: max-content; line-height: 1.6; white-space: nowrap; transform-origin: 0 0 }
    span { display: inline-block; text-align: start }
  </style><p></p>`)
  await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())))
}

/** Draws each word or character in a separate cell. Returns the ink of each pixel, from 0 to 255. */
async function drawn(page: Page, family: string, { text, size, weight, optics }: Setting): Promise<Buffer> {
  await page.locator('p').evaluate(
    (line, { face, cells, width, ...set }) => {
      line.style.cssText = `font: ${set.weight} ${set.size}px ${face}; scale: ${set.scale}; ${set.optics ? `font-variation-settings: 'opsz' ${set.optics}` : ''}`
      line.replaceChildren(
        ...cells.map((cell) => {
          const span = document.createElement('span')
          span.style.inlineSize = `${width}px`
          span.textContent = cell
          return span
        }),
      )
    },
    {
      face: family,
      cells: text === ARABIC ? text.split(' ') : [...text],
      width: text === ARABIC ? size * 6 : size * 1.5,
      size,
      weight,
      optics,
      scale: DRAWN / size,
    },
  )
  const picture = await page.locator('p').screenshot()
  return sharp(picture).greyscale().negate().raw().toBuffer()
}

function sum(values: Iterable<number>): number {
  let total = 0
  for (const value of values) total += value
  return total
}

/** Returns the share of the ink that differs. */
function moved(before: Buffer, after: Buffer): number {
  return sum(before.map((ink, index) => Math.abs(ink - (after[index] ?? 0)))) / sum(before)
}

/** Returns the width of each character, in em. */
function widths(page: Page, family: string, codes: readonly number[], { size, weight }: Setting): Promise<number[]> {
  return page.locator('p').evaluate(
    (line, { face, signs, ...set }) => {
      line.style.cssText = `font: ${set.weight} ${set.size}px ${face}`
      const spans = signs.map((sign) => {
        const span = document.createElement('span')
        // Ten of them, because browsers round widths to fractions of a pixel.
        span.textContent = sign.repeat(10)
        return span
      })
      line.replaceChildren(...spans)
      return spans.map((span) => span.getBoundingClientRect().width / 10 / set.size)
    },
    { face: family, signs: codes.map((code) => String.fromCodePoint(code)), size, weight },
  )
}

for (const cut of cuts) {
  test.describe(cut.file, () => {
    for (const setting of SETTINGS[cut.file] ?? []) {
      const { text, size, weight } = setting
      test(`subset font: “${text.slice(0, 5)}…” at ${size} px in ${weight} keeps its shapes and advance widths`, { tag: '@exhaustive' }, async ({ page }) => {
        await withBoth(page, cut)
        const before = await drawn(page, 'before', setting)
        const after = await drawn(page, 'after', setting)
        expect(after.length).toBe(before.length)
        expect(moved(before, after)).toBeLessThan(0.01)
        const codes = codePoints(cut.range)
        const wide = await widths(page, 'before', codes, setting)
        const cutWide = await widths(page, 'after', codes, setting)
        expect(wide.length).toBeGreaterThan(100)
        // Two units of the font, to which widths are rounded.
        expect(Math.max(...wide.map((width, index) => Math.abs(width - (cutWide[index] ?? 0))))).toBeLessThan(0.001)
      })
    }
  })
}

test('subset font: draws a word with Quranic marks as one shape', async ({ page }) => {
  const cut = cuts.find(({ file }) => file.includes('arabic'))
  if (!cut) throw new Error('There is no Arabic face.')
  await withBoth(page, cut)
  const setting = { text: ARABIC, size: 40, weight: 400 }
  const verse = 'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ'
  const picture = async (family: string) => {
    await drawn(page, family, setting)
    await page.locator('p').evaluate((line, text) => line.replaceChildren(text), verse)
    return sharp(await page.locator('p').screenshot())
      .greyscale()
      .negate()
      .raw()
      .toBuffer()
  }
  const before = await picture('before')
  const after = await picture('after')
  expect(after.length).toBe(before.length)
  expect(moved(before, after)).toBeLessThan(0.01)
})

for (const { type, locale, path } of CASES.filter((each) => SHOWN.has(each.type) && each.locale !== 'ja')) {
  test(`subset font: ${type} in ${locale} shows no rare character and fetches no complete font`, async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => request.resourceType() === 'font' && fetched.push(request.url()))
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(fetched.length).toBeGreaterThan(0)
    expect(fetched.filter((url) => /latin-opsz-normal|arabic-arabic/.test(url))).toEqual([])
  })
}
