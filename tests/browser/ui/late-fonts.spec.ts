import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated, PAGE_TYPES } from '../page-types.ts'
import { loadShift } from './shift.ts'

/** Pages with titles and paragraphs that have another number of lines in the fallback font. */
const CASES = [
  { type: 'home', locale: 'de', width: 390 },
  { type: 'home', locale: 'en', width: 1440 },
  { type: 'story', locale: 'fr', width: 1440 },
  { type: 'story', locale: 'ar', width: 390 },
  { type: 'stories', locale: 'ar', width: 390 },
  { type: 'page', locale: 'ar', width: 1280 },
  { type: 'page', locale: 'ar', width: 390 },
  { type: 'glossary', locale: 'ar', width: 390 },
] as const

/** Blocks the web fonts of the site until the returned function is called. */
async function holdFonts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\.woff2$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Waits for the first paint. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
}

for (const { type, locale, width } of CASES) {
  test(`late fonts: ${type} in ${locale} at ${width} px does not shift`, async ({ page }) => {
    const release = await holdFonts(page)
    await page.setViewportSize({ width, height: 800 })
    const place = PAGE_TYPES[type]
    if (!place) throw new Error(type)
    await page.goto(pathOf(locale, place(locale)), { waitUntil: 'domcontentloaded' })
    await painted(page)
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading')
    release()
    await page.evaluate(() => document.fonts.ready)
    expect(await loadShift(page)).toBeLessThan(0.01)
  })
}

interface UsedFont {
  readonly familyName: string
  readonly isCustomFont: boolean
}

/** Returns the families of the fonts that the browser uses for elements, without those that `counts` rejects. */
async function fontsOf(page: Page, selector: string, counts: (font: UsedFont) => boolean): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const drawn = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })))
  await session.detach()
  return [...new Set(drawn.flatMap(({ fonts }) => fonts.filter(counts).map(({ familyName }) => familyName)))]
}

/** Returns the web fonts of the titles on a page. */
function ownFontsOfTitles(page: Page): Promise<string[]> {
  return fontsOf(page, 'h1, h2', ({ isCustomFont }) => isCustomFont)
}

test('late fonts: Latin numerals and words on an Arabic page have a fitted fallback, and then their web font', async ({ page }) => {
  const release = await holdFonts(page)
  await page.goto('/ar/قصص', { waitUntil: 'domcontentloaded' })
  await painted(page)
  // Hydration would remove the samples.
  await hydrated(page)
  await page.evaluate(() => {
    const sample = '12 Meridian 2026, 19:30-21:45'
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', `<h2><span data-sample>${sample}</span></h2><p><span data-sample>${sample}</span></p>`)
  })
  const samples = page.locator('[data-sample]')
  const widths = () => samples.evaluateAll((each) => each.map((sample) => sample.getBoundingClientRect().width))
  const families = async () => (await fontsOf(page, '[data-sample]', () => true)).toSorted()
  await expect.poll(families).toEqual(['Arimo', 'Gelasio'])
  const late = await widths()
  release()
  await page.evaluate(() => document.fonts.ready)
  expect(await fontsOf(page, '[data-sample]', ({ isCustomFont }) => isCustomFont)).toHaveLength(2)
  const own = await widths()
  for (const [index, width] of late.entries()) expect(Math.abs(width / (own[index] ?? 0) - 1)).toBeLessThan(0.03)
})

test('late fonts: a font that missed one page is used on the next one', async ({ page }) => {
  const release = await holdFonts(page)
  await page.goto('/ar/قصص', { waitUntil: 'domcontentloaded' })
  await painted(page)
  release()
  await page.evaluate(() => document.fonts.ready)
  await hydrated(page)
  expect(await ownFontsOfTitles(page)).not.toContain('Noto Naskh Arabic')
  const story = page.getByRole('main').getByRole('heading').getByRole('link').first()
  const address = await story.getAttribute('href')
  await story.click()
  await page.waitForURL((url) => url.pathname === address)
  // The address changes before the page does. Titles must not be replaced while they are inspected.
  await settled(page)
  await expect.poll(() => ownFontsOfTitles(page)).toContain('Noto Naskh Arabic')
})

test('language change: the first page in the new language has its fonts', async ({ page }) => {
  await page.goto('/en/stories')
  await hydrated(page)
  const arabic = page.waitForResponse(/arabic.*\.woff2$/)
  const link = page.getByRole('contentinfo').locator('a[hreflang="ar"]')
  await link.hover()
  await (await arabic).finished()
  await link.click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await settled(page)
  expect(await ownFontsOfTitles(page)).toContain('Noto Naskh Arabic')
})
