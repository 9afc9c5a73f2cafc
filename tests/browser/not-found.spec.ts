import { LOCALES, localeInfo } from '../../src/i18n/locales.ts'
import { m } from '#paraglide/messages.js'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './page-types.ts'

for (const locale of LOCALES) {
  test(`an unknown address in ${locale} is 404 in the site's frame`, async ({ page, problems }) => {
    problems.expect(/status of 404|status 404/)
    for (const path of [
      `/${locale}/no/such/page`,
      `/${locale}/stories/no-such-story`,
      `/${locale}/events/none`,
      `/${locale}/topics/none`,
      `/${locale}/people/none`,
    ]) {
      const response = await page.goto(path)
      expect(response?.status(), path).toBe(404)
      expect(response?.headers()['cache-control']).toBe('no-store')
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
      await expect(page.locator('h1')).toHaveText(m.not_found_title({}, { locale }))
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
    }
    await expectAccessible(page)
  })
}
