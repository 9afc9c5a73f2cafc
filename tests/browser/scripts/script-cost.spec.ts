import { expect, test } from '../fixtures.ts'
import { inlineCost, MEASURED, scriptCost } from '../measure/script-cost.ts'
import { HEADROOM } from '../weight/budgets.ts'

/** Kilobytes of brotli, as measured on 2026-11-23. */
const SIZES: Readonly<Record<keyof typeof MEASURED, number>> = { home: 115, page: 115.2, gallery: 115.2, stories: 107.9, story: 116.3, events: 106.7 }
/** Maximum for all pages, regardless of their headroom. */
const MAX_KILOBYTES = 120

test('script budget: every page stays within it before any interaction', async ({ browser, baseURL }) => {
  test.slow()
  const costs: Record<string, number> = {}
  for (const [name, path] of Object.entries(MEASURED)) {
    const page = await browser.newPage({ baseURL: String(baseURL) })
    costs[name] = await scriptCost(page, path)
    await page.close()
  }
  const over = Object.entries(SIZES)
    .map(([name, size]) => [name, Math.min(size * HEADROOM, MAX_KILOBYTES)] as const)
    .filter(([name, budget]) => !((costs[name] ?? 0) > 0 && (costs[name] ?? 0) <= budget))
  expect(over.map(([name, budget]) => `${name}: ${costs[name]?.toFixed(1)} KB of ${budget.toFixed(1)}`)).toEqual([])
})

test('Save-Data: only the inline scripts load, and they are small', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  for (const path of Object.values(MEASURED)) {
    expect(await scriptCost(page, path, { areWanted: false }), path).toBe(0)
    // Measured: 2.1 KB on the home page.
    expect(await inlineCost(page, path), path).toBeLessThan(2.1 * HEADROOM)
  }
})

test('section styles and scripts: a page without sections does not load them', async ({ request }) => {
  const sectionsOf = async (path: string) => /\/assets\/sections-[^"]+/.exec(await (await request.get(path)).text())?.[0]
  expect(await sectionsOf('/en/visit')).toBeDefined()
  for (const path of ['/en/stories', '/en/events', '/en/topics', '/en/topics/moon', '/en/people']) expect(await sectionsOf(path), path).toBeUndefined()
})
