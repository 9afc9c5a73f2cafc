import { LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

/** During development, one language of each direction is sufficient. */
const QUICK = new Set<Locale>(['en', 'ar'])

for (const locale of LOCALES) {
  test(`menus in ${locale}: browsing through them by clicks meets no error`, { tag: QUICK.has(locale) ? [] : '@exhaustive' }, async ({ page }) => {
    test.slow()
    await page.goto(`/${locale}`)
    await hydrated(page)
    const footer = page.getByRole('contentinfo')
    const hrefs = await footer.locator('nav a[href^="/"]').evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])
    const own = hrefs.filter((each) => each?.startsWith(`/${locale}/`)).slice(0, 12)
    expect(own.length, `links of the footer in ${locale}`).toBeGreaterThan(5)
    for (const href of own) {
      await footer.locator(`a[href="${href}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`${(href ?? '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'i'))
      // The address changes before the page does. A click on a footer that still moves would miss it.
      await settled(page)
      await expect(page.locator('h1')).toHaveCount(1)
    }
  })
}
