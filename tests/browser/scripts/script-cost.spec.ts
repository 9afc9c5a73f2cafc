import { expect, test } from '../fixtures.ts'
import { inlineCost, MEASURED, scriptCost } from '../measure/script-cost.ts'

/** Kilobytes of brotli: the measured figures with a little room; 0.5 KB for the search field in the drawer. No page may exceed 120. */
const BUDGETS: Readonly<Record<keyof typeof MEASURED, number>> = { home: 114.7, page: 114.9, gallery: 114.9, stories: 107.6, story: 115.9, events: 106.4 }

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
