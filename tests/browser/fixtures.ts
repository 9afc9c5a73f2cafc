import { test as base, expect } from '@playwright/test'

/**
 * The browser as every test uses it: a test fails on any console error, page error, policy violation or failed request
 * that it did not announce with `expectProblem`.
 */
export const test = base.extend<{ problems: Problems }>({
  problems: [
    async ({ page }, use) => {
      const found: string[] = []
      const expected: RegExp[] = []
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`))
      })
      page.on('console', (message) => {
        if (message.type() === 'error' || (message.type() === 'warning' && /hydrat/i.test(message.text())))
          found.push(`console: ${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => found.push(`page error: ${error.message}`))
      page.on('requestfailed', (request) => {
        // A navigation cancels what the page before it was still loading.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') found.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
      })
      page.on('response', (response) => {
        if (response.status() >= 400) found.push(`status ${response.status()}: ${response.url()}`)
      })
      await use({ expect: (pattern) => void expected.push(pattern) })
      expect(found.filter((problem) => !expected.some((pattern) => pattern.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})

interface Problems {
  /** Announce a problem that the test provokes. */
  expect(pattern: RegExp): void
}

export { expect }
