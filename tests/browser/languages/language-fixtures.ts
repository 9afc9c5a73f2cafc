import type { BrowserContext, Page, Response } from '@playwright/test'
import site from '#config'
import type { LocalePrefix } from '../../../src/config/site.ts'
import { createAddresses } from '../../../src/i18n/addresses/addresses.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Place } from '../../../src/i18n/addresses/place.ts'
import { test as base } from '../fixtures.ts'

function addressesIn(localePrefix: LocalePrefix) {
  return createAddresses({ ...site, localePrefix })
}

export type Addresses = ReturnType<typeof addressesIn>

interface Languages {
  /** Prefix mode of the URLs, in which the projects of `playwright.variants.config.ts` differ. */
  readonly mode: LocalePrefix
  readonly addresses: Addresses
  /** Opens a page in a language, as a visitor of that language would. */
  visit(page: Page, locale: Locale, place: Place, suffix?: string): Promise<Response | null>
}

/** Tests of languages refer to route targets, whose URLs depend on the mode. */
export const test = base.extend<Languages>({
  mode: ['always', { option: true }],
  addresses: async ({ mode }, use) => use(addressesIn(mode)),
  visit: async ({ mode, addresses, baseURL }, use) =>
    use(async (page, locale, place, suffix = '') => {
      if (mode === 'never') await remember(page.context(), locale, baseURL)
      return page.goto(addresses.pathOf(locale, place) + suffix)
    }),
})

/** Sets the cookie of a language that the visitor chose earlier. */
export async function remember(context: BrowserContext, locale: Locale, url = ''): Promise<void> {
  await context.addCookies([{ name: site.localeCookie.name, value: locale, url }])
}

export { expect } from '../fixtures.ts'
