import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, testBrowser } from '../../scripts/processes/chromium.ts'
import { fontEnvironment } from '../support/fonts.ts'

/** Opens a page in Chromium. Returns every error that the browser reports meanwhile: of scripts, of requests, and of the policy. */
export async function problemsOfVisit(visit: (page: Page) => Promise<void>): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: testBrowser(), args: CHROMIUM_ARGS, env: { ...process.env, ...fontEnvironment() } })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    // A third party of the team's site. Tests reach no network.
    await page.route('https://stats.example/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    page.on('console', (message) => {
      if (message.type() === 'error' || /hydrat/i.test(message.text())) problems.push(`${message.text()} (${message.location().url})`)
    })
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
    })
    await visit(page)
    return problems
  } finally {
    await browser.close()
  }
}
