import type { Page } from '@playwright/test'

/** Addresses of the scripts of pages. */
export const SCRIPT = /\/assets\/[^/]+\.js$/

/** Blocks the scripts of a page, or those with these addresses, until the returned function is called. */
export async function holdScripts(page: Page, scripts = SCRIPT): Promise<() => void> {
  let release: () => void = () => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route(scripts, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}
