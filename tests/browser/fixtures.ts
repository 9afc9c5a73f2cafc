import { test as base, expect } from '@playwright/test'
import { watchRequests } from './measure/requests.ts'

/**
 * The test function of all browser tests. A test fails on any console error, page error, policy violation or failed request of its
 * page, unless it announced the problem with `problems.expect`. If a test uses no page, none is opened.
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
      // A navigation cancels open requests of the previous page.
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
  /** Announces a problem that the test causes. */
  expect(pattern: RegExp): void
  isExpected(problem: string): boolean
}

export { expect }
