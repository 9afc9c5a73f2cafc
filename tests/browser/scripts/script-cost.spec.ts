import { expect, test } from '../fixtures.ts'
import { inlineCost, MEASURED, scriptCost } from '../measure/script-cost.ts'

/** Kilobytes of brotli: what was measured, and a little for the next change. Above 115 no page may go. */
const BUDGETS: Readonly<Record<keyof typeof MEASURED, number>> = { home: 113.8, page: 114.1, gallery: 114.1, stories: 106.5, story: 115, events: 105.7 }

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
