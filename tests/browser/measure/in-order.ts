import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Returns the texts that match, from the top of the page to its end. */
export async function inOrder(page: Page, selectors: readonly string[]): Promise<readonly string[]> {
  const tops = await Promise.all(
    selectors.map(async (selector) => ({ selector, top: (await page.getByRole('main').locator(selector).first().boundingBox())?.y ?? Number.NaN })),
  )
  expect(tops.filter(({ top }) => Number.isNaN(top))).toEqual([])
  return tops.toSorted((one, other) => one.top - other.top).map(({ selector }) => selector)
}
