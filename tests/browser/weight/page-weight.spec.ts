import { ABSENT_TYPES } from '../../fixtures/absent-types.ts'
import { expect, test } from '../fixtures.ts'
import { CASES, PAGE_TYPES } from '../page-types.ts'
import { BUDGETS, STYLES } from './budgets.ts'
import { pageWeight } from './page-weight.ts'

test('page weight: every page type has a budget', () => {
  const absent = new Set(ABSENT_TYPES.flat())
  expect(
    Object.keys(BUDGETS)
      .filter((type) => !absent.has(type))
      .toSorted(),
  ).toEqual(Object.keys(PAGE_TYPES).toSorted())
})

for (const { type, locale, path } of CASES) {
  if (locale !== 'en' && locale !== 'ar') continue
  test(`page weight: ${type} in ${locale} stays within its budget`, async ({ page }) => {
    const budget = { html: BUDGETS[type]?.html[locale] ?? 0, requests: BUDGETS[type]?.requests ?? 0, ...STYLES }
    const weight = await pageWeight(page, path)
    const over = Object.entries(weight).filter(
      ([name, figure]) => !(figure > 0 && figure <= (Object.entries(budget).find(([each]) => each === name)?.[1] ?? 0)),
    )
    expect(over, `the budget is ${JSON.stringify(budget)}`).toEqual([])
  })
}
