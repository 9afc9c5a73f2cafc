import { brotliCompressSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { isAbsent } from '../../fixtures/absent-types.ts'

/** One page of each kind that has different scripts. */
export const MEASURED: Readonly<Record<string, string>> = {
  home: '/en',
  page: '/en/visit',
  gallery: '/en/about',
  stories: '/en/stories',
  story: '/en/stories/why-stars-twinkle',
  ...(isAbsent('event') ? {} : { events: '/en/events' }),
}

/**
 * Opens a page, waits until it has fetched its scripts in idle moments, scrolls through it, and returns the size of the fetched scripts. The
 * unit is kilobytes of brotli at the highest quality.
 *
 * If `areWanted` is false, the page fetches no scripts in advance, and the function does not wait for them.
 */
export async function scriptCost(page: Page, url: string, { areWanted = true } = {}): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url, { waitUntil: 'load' })
  // Idle moments may be late on a busy machine.
  if (areWanted) await expect.poll(() => sizes.length, { timeout: 20_000 }).toBeGreaterThan(3)
  await page.waitForLoadState('networkidle')
  for (const carousel of await page.locator('[data-carousel]').all()) await carousel.scrollIntoViewIfNeeded()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** Returns the size of the inline scripts in a document, in kilobytes of brotli. */
export function inlineCost(html: string): number {
  const scripts = [...html.matchAll(/<script(?![^>]* type=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script)
  return brotliCompressSync(scripts.join('\n')).length / 1000
}
