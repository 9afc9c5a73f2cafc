import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { inOrder } from '../measure/in-order.ts'
import { hydrated } from '../page-types.ts'

/** Returns the font families with which the browser draws an element, and whether they are fonts of the site. */
async function fontsOf(page: Page, selector: string): Promise<readonly { readonly familyName: string; readonly isCustomFont: boolean }[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const used = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  return used.flatMap(({ fonts }) => fonts)
}

test('Arabic pages: show Latin digits, and text of the first view in the fonts of the site', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/ar')
  // React compares the texts when it hydrates the page, so the test divides them afterwards.
  await hydrated(page)
  await page.evaluate(() => document.fonts.ready)
  const marked = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      if (!(node instanceof Text) || !owner?.checkVisibility({ visibilityProperty: true })) continue
      const { top, bottom, height } = owner.getBoundingClientRect()
      if (height > 2 && bottom > 0 && top < innerHeight) texts.push(node)
    }
    // Spaces between Arabic words are drawn in any font, so each number or word is wrapped in a separate element.
    const words = texts.flatMap((text) => [...text.data.matchAll(/[0-9A-Za-z]+/g)].toReversed().map((found) => ({ text, found })))
    for (const { text, found } of words) {
      const word = text.splitText(found.index)
      word.splitText(found[0].length)
      const element = document.createElement('span')
      element.setAttribute('data-latin', '')
      word.replaceWith(element)
      element.append(word)
    }
    return words.length
  })
  expect(marked).toBeGreaterThan(0)
  const fonts = await fontsOf(page, '[data-latin]')
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)).toEqual([])
})

test('language lists: show العربية as high as the names in Latin letters', async ({ page }) => {
  await page.goto('/en')
  const sizes = await page
    .getByRole('contentinfo')
    .locator('nav a > span[lang]')
    .evaluateAll((names) => names.map((name) => [name.getAttribute('lang') ?? '', Number.parseFloat(getComputedStyle(name).fontSize)] as const))
  const size = new Map(sizes)
  expect(size.get('ar') ?? 0).toBeGreaterThanOrEqual((size.get('de') ?? Infinity) * 1.2)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`lightbox (${colorScheme}): photographs have a dark background, and drawings a paper background`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/en/about')
    await hydrated(page)
    const seen = new Set<boolean>()
    for (const link of await page.locator('main a[data-figure]').all()) {
      const isDrawing = (await link.locator('[data-drawing]').count()) > 0
      await link.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      const light = await dialog.evaluate((element) => {
        let at: Element | null = element
        while (at && getComputedStyle(at).backgroundColor === 'rgba(0, 0, 0, 0)') at = at.parentElement
        const canvas = new OffscreenCanvas(1, 1).getContext('2d')
        if (!at || !canvas) return Number.NaN
        canvas.fillStyle = getComputedStyle(at).backgroundColor
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return (red + green + blue) / 765
      })
      const isDark = light < 0.25
      expect.soft(isDark, isDrawing ? 'a drawing' : 'a photograph').toBe(!isDrawing || colorScheme === 'dark')
      seen.add(isDrawing)
      // The dialog receives keys when it has the focus, which it takes after it is shown.
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    expect(seen.has(false)).toBe(true)
  })
}

for (const width of [390, 1440]) {
  test(`visitor pages: state the fact and its action first at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/en/visit')
    const visit = ['h1', 'table, dl, [data-opening-hours]', 'details']
    expect(await inOrder(page, visit)).toEqual(visit)
  })
}
