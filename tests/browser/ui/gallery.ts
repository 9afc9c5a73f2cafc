import type { Locator, Page } from '@playwright/test'
import { GALLERY_PORT } from '../../support/ports.ts'
import { test as base } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'

export const GALLERY_ORIGIN = `http://localhost:${GALLERY_PORT}`
/** The link before a specimen. One Tab from here moves into the specimen. */
export const before = (page: Page, name: string) => page.locator(`section#${name} h2 a`)

/** The gallery of `src/ui`, which `serve-gallery.ts` serves with a policy like the site's. */
export const test = base.extend<{
  /** Opens the gallery and scrolls to an element. */
  specimen: (name: string, lang?: string, scheme?: string) => Promise<Locator>
  /** Opens an element without the others. */
  single: (name: string, lang: string, scheme: string) => Promise<Locator>
}>({
  specimen: async ({ page }, use) => use((name, lang = 'en', scheme = 'light') => open(page, name, { lang, scheme })),
  single: async ({ page }, use) => use((name, lang, scheme) => open(page, name, { only: name, lang, scheme })),
})

export { expect } from '../fixtures.ts'

async function open(page: Page, name: string, query: Record<string, string>): Promise<Locator> {
  await page.goto(`${GALLERY_ORIGIN}/?${new URLSearchParams(query)}`)
  const specimen = page.locator(`section#${name} > div`)
  await page.evaluate(() => document.fonts.ready)
  await specimen.scrollIntoViewIfNeeded()
  // A late change of layout would scroll the page, which closes popovers.
  await settled(page)
  return specimen
}
