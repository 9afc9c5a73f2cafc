import settings from '#config'
import { LISTED_TYPES, listingOf } from '../../../src/config/page-types/table.ts'
import type { SiteSettings } from '../../../src/config/site.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { inlineCost, MEASURED, scriptCost } from '../measure/script-cost.ts'
import { PAGE_TYPES } from '../page-types.ts'
import { HEADROOM } from '../weight/budgets.ts'

/** Kilobytes of brotli, as measured on 2026-11-23. */
const SIZES: Readonly<Record<string, number>> = { home: 115, page: 115.2, gallery: 115.2, stories: 107.9, story: 116.3, events: 106.7 }
/** Maximum for all pages, regardless of their headroom. */
const MAX_KILOBYTES = 120

test('script budget: the scripts that every page fetches in advance stay within it', async ({ browser, baseURL }) => {
  test.slow()
  const costs: Record<string, number> = {}
  for (const [name, path] of Object.entries(MEASURED)) {
    const page = await browser.newPage({ baseURL: String(baseURL) })
    costs[name] = await scriptCost(page, path)
    await page.close()
  }
  const over = Object.keys(MEASURED)
    .map((name) => [name, Math.min((SIZES[name] ?? 0) * HEADROOM, MAX_KILOBYTES)] as const)
    .filter(([name, budget]) => !((costs[name] ?? 0) > 0 && (costs[name] ?? 0) <= budget))
  expect(over.map(([name, budget]) => `${name}: ${costs[name]?.toFixed(1)} KB of ${budget.toFixed(1)}`)).toEqual([])
})

test('scripts: the code for several sites and for variants of languages is loaded only if the settings have them', async ({ request }) => {
  const { sites, locales }: SiteSettings = settings
  const html = await (await request.get('/en/stories')).text()
  const scripts = [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))]
  const texts = await Promise.all(scripts.map(async (path) => (await request.get(path)).text()))
  expect(texts.join('\n').includes('app.config.ts has no language')).toBe(sites !== undefined)
  expect(texts.join('\n').includes('signLanguage')).toBe(locales.some(({ variantOf }) => variantOf !== undefined))
})

/**
 * Maximum kilobytes of brotli that a page runs before an intent. 2.9 KB were measured on 2026-11-29. A carousel takes 0.9 KB more, and the
 * goals for all pages are 10 KB and 15 KB.
 */
const INLINE = { page: 2.9, carousel: 0.9 } as const

test('scripts before an intent: only the inline ones run, and they are small, on every page type in English, Arabic and Japanese', async ({ request }) => {
  const over: string[] = []
  for (const locale of ['en', 'ar', 'ja'] as const) {
    for (const [type, place] of Object.entries(PAGE_TYPES)) {
      const html = await (await request.get(pathOf(locale, place(locale)))).text()
      const budget = (INLINE.page + (html.includes('data-carousel') ? INLINE.carousel : 0)) * HEADROOM
      const cost = inlineCost(html)
      if (!(cost > 0 && cost <= budget)) over.push(`${type} in ${locale}: ${cost.toFixed(2)} KB of ${budget.toFixed(2)} KB`)
    }
  }
  expect(over).toEqual([])
})

test('Save-Data: no scripts are fetched before an intent', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  for (const path of Object.values(MEASURED)) expect(await scriptCost(page, path, { areWanted: false }), path).toBe(0)
})

test('section styles and scripts: a page without sections does not load them', async ({ request }) => {
  test.skip(isAbsent('event'), 'with fewer page types, the bundler joins small files')
  const sectionsOf = async (path: string) => /\/assets\/sections-[^"]+/.exec(await (await request.get(path)).text())?.[0]
  expect(await sectionsOf('/en/visit')).toBeDefined()
  for (const path of [...LISTED_TYPES.map((type) => `/en/${listingOf(type)}`), '/en/topics/moon']) expect(await sectionsOf(path), path).toBeUndefined()
})
