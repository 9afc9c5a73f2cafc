import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../fixtures.ts'
import { resize } from '../measure/audited-pages.ts'
import { ownFonts } from '../measure/fonts.ts'

/** Takes a screenshot of the first "e" of the page's title. Returns the ink of each row of pixels in its middle, from 0 to 255. */
async function inkDownTheMiddle(page: Page): Promise<number[]> {
  const clip = await page.locator('h1').evaluate((title) => {
    // The title also contains the name of the page, in the size of a label.
    const text = [...title.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const range = document.createRange()
    const at = text?.textContent?.indexOf('e') ?? -1
    if (!text || at < 0) throw new Error('The title has no "e".')
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { x, y, width, height } = range.getBoundingClientRect()
    return { x: Math.round(x + width / 2), y: Math.round(y + height * 0.2), width: 1, height: Math.round(height * 0.6) }
  })
  const column = await sharp(await page.screenshot({ clip }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const rows = Array.from({ length: column.info.height }, (_, row) => column.data[row * column.info.width * column.info.channels] ?? 0)
  const paper = rows[0] ?? 0
  return rows.map((shade) => Math.abs(shade - paper))
}

/** Counts the strokes on a vertical line. An "e" has three: its upper arc, its crossbar and its lower arc. */
function strokes(ink: readonly number[]): number {
  const isInk = ink.map((value) => value > 90)
  return isInk.filter((inked, row) => inked && !isInk[row - 1]).length
}

for (const deviceScaleFactor of [1, 2]) {
  test.describe(`device pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ deviceScaleFactor, colorScheme: 'light' })
    for (const { path, widths } of [
      { path: '/en/visit/tickets/groups', widths: [390, 768, 956, 1024, 1440, 1920] },
      { path: '/en/stories', widths: [1440] },
      { path: '/en/about', widths: [1440] },
    ]) {
      test(`display font: the "e" in the title of ${path} keeps its crossbar`, async ({ page }) => {
        await page.goto(path)
        await ownFonts(page)
        for (const width of widths) {
          await resize(page, width, 900)
          expect(strokes(await inkDownTheMiddle(page)), `${width} px`).toBe(3)
        }
      })
    }
  })
}
