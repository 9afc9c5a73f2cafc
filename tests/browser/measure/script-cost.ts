import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** One page of each kind that has scripts of its own. */
export const MEASURED = {
  home: '/en',
  page: '/en/visit',
  gallery: '/en/about',
  stories: '/en/stories',
  story: '/en/stories/why-stars-twinkle',
  events: '/en/events',
} as const

/**
 * Open a page, see all of it, and give what its scripts weigh before anybody touches it, in kilobytes of brotli at its best.
 *
 * Where scripts wait for a press (`areWanted`: false), none are waited for.
 */
export async function scriptCost(page: Page, url: string, { areWanted = true } = {}): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url, { waitUntil: 'load' })
  // They start by themselves when the page is painted, however long a busy machine takes for that.
  if (areWanted) await page.locator('[data-hydrated]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  for (const carousel of await page.locator('[data-carousel]').all()) await carousel.scrollIntoViewIfNeeded()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}

/** What the scripts in a document itself weigh that run as it is read, in kilobytes of brotli. */
export async function inlineCost(page: Page, url: string): Promise<number> {
  const html = await (await page.request.get(url)).text()
  const scripts = [...html.matchAll(/<script(?![^>]* type=)[^>]*>([^]*?)<\/script>/g)].map(([, script]) => script)
  return brotliCompressSync(scripts.join('\n')).length / 1000
}
