import { expect, test } from '../fixtures.ts'
import { inlineCost, MEASURED, scriptCost } from '../measure/script-cost.ts'

/** Kilobytes of brotli: the measured figures (115.0, 115.2, 115.2, 107.9, 116.3, 106.7) with half a kilobyte of room; of each 0.8 for the search field in the drawer, folded filters and reasons of suggestions. No page may exceed 120. */
const BUDGETS: Readonly<Record<keyof typeof MEASURED, number>> = { home: 115.5, page: 115.7, gallery: 115.7, stories: 108.4, story: 116.8, events: 107.2 }

test('the scripts of a page that nobody has touched stay within its budget', async ({ browser, baseURL }) => {
  test.slow()
  const costs: Record<string, number> = {}
  for (const [name, path] of Object.entries(MEASURED)) {
    const page = await browser.newPage({ baseURL: String(baseURL) })
    costs[name] = await scriptCost(page, path)
    await page.close()
  }
  const over = Object.entries(BUDGETS).filter(([name, budget]) => !((costs[name] ?? 0) > 0 && (costs[name] ?? 0) <= budget))
  expect(over.map(([name, budget]) => `${name}: ${costs[name]?.toFixed(1)} KB of ${budget}`)).toEqual([])
})

test('a visitor who saves data gets the inline scripts alone, which are small', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  for (const path of Object.values(MEASURED)) {
    expect(await scriptCost(page, path, { areWanted: false }), path).toBe(0)
    expect(await inlineCost(page, path), path).toBeLessThan(2.5)
  }
})

test('a page that has no sections loads nothing of theirs', async ({ request }) => {
  const sectionsOf = async (path: string) => /\/assets\/sections-[^"]+/.exec(await (await request.get(path)).text())?.[0]
  expect(await sectionsOf('/en/visit')).toBeDefined()
  for (const path of ['/en/stories', '/en/events', '/en/topics', '/en/topics/moon', '/en/people']) expect(await sectionsOf(path), path).toBeUndefined()
})
