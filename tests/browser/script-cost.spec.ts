import { expect, test } from './fixtures.ts'
import { MEASURED, scriptCost } from './measure/script-cost.ts'

/** Kilobytes of brotli. 120 is the most that a page without a carousel may cost; what needs more says so here. */
const BUDGETS: Readonly<Record<keyof typeof MEASURED, number>> = { home: 127, page: 120, gallery: 120, stories: 106, story: 120, events: 105.3 }

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
