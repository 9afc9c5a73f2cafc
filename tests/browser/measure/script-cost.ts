import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** One page of each kind that has different scripts. */
export const MEASURED = {
  home: '/en',
  page: '/en/visit',
  gallery: '/en/about',
  stories: '/en/stories',
  story: '/en/stories/why-stars-twinkle',
  events: '/en/events',
} as const

/**
 * Opens a page, scrolls through it, and returns the size of its scripts before the first interaction. The unit is kilobytes of
 * brotli at the highest quality.
 *
 * If `areWanted` is false, the page's scripts only load after a click, and the function does not wait for them.
 */
export async function scriptCost(page: Page, url: string, { areWanted = true } = {}): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url, { waitUntil: 'load' })
  // Scripts load after the first paint, which may be late on a busy machine.
  if (areWanted) await page.locator('[data-hydrated]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  for (const carousel of await page.locator('[data-carousel]').all()) await carousel.scrollIntoViewIfNeeded()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** Returns the size of the inline scripts in a document, in kilobytes of brotli. */
export async function inlineCost(page: Page, url: string): Promise<number> {
  const html = await (await page.request.get(url)).text()
  const scripts = [...html.matchAll(/<script(?![^>]* type=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script)
  return brotliCompressSync(scripts.join('\n')).length / 1000
}
