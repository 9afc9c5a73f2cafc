import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../../browser/fixtures.ts'

// The site `policies` redirects untranslated events. This one has no Japanese.
const EVENT = { route: 'event', slug: 'saturn-week-2026' } as const

test('untranslated event: redirects temporarily to the base language', async ({ request }) => {
  const response = await request.get(pathOf('ja', EVENT), { maxRedirects: 0 })
  expect(response.status()).toBe(307)
  expect(response.headers()['location']).toBe(pathOf('en', EVENT))
  expect(await (await request.get(pathOf('ja', { route: 'events' }))).text()).toContain(`href="${pathOf('en', EVENT)}"`)
})

test('language menu: leads from a redirected event to the listing', async ({ page }) => {
  await page.goto(pathOf('en', EVENT))
  await expect(page.getByRole('contentinfo').locator('a[hreflang=ja]')).toHaveAttribute('href', pathOf('ja', { route: 'events' }))
  await expect(page.locator('link[rel=alternate][hreflang=ja]')).toHaveCount(0)
})
