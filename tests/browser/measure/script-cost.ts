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

/** Open a page and give what its scripts weigh before anybody touches it, in kilobytes of brotli at its best. */
export async function scriptCost(page: Page, url: string): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
