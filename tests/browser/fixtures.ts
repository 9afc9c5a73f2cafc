import { test as base, expect } from '@playwright/test'
import { watchRequests } from './measure/requests.ts'

/**
 * The browser as every test uses it: a test fails on any console error, page error, policy violation or failed request of
 * its page that it did not announce with `problems.expect`. A test that asks for no page opens none.
 */
export const test = base.extend<{ problems: Problems }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner wants an object pattern
  problems: async ({}, use) => {
    const expected: RegExp[] = []
    await use({
      expect: (pattern) => void expected.push(pattern),
      isExpected: (problem) => expected.some((pattern) => pattern.test(problem)),
    })
  },
  page: async ({ page, problems }, use) => {
    watchRequests(page)
    const found: { readonly problem: string; readonly at: string }[] = []
    const add = (problem: string) => void found.push({ problem, at: page.url() })
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
    })
    page.on('console', (message) => {
      if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text())))
        add(`console: ${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => add(`page error: ${error.message}`))
    page.on('requestfailed', (request) => {
      // A navigation cancels what the page before it was still loading.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`failed: ${request.url()} ${request.failure()?.errorText}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400) add(`status ${response.status()}: ${response.url()}`)
    })
    await use(page)
    const unannounced = found.filter(({ problem }) => !problems.isExpected(problem))
    expect(unannounced.map(({ problem, at }) => `${problem} on ${at}`)).toEqual([])
  },
})

interface Problems {
  /** Announce a problem that the test provokes. */
  expect(pattern: RegExp): void
  isExpected(problem: string): boolean
}

export { expect }
