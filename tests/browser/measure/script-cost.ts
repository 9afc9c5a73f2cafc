import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { hydrated } from '../page-types.ts'
import { watchRequests } from './requests.ts'
import { loaded } from './settled.ts'

/** One page of each kind that has scripts of its own. */
export const MEASURED = {
  home: '/en',
  page: '/en/visit',
  gallery: '/en/about',
  stories: '/en/stories',
  story: '/en/stories/why-stars-twinkle',
  events: '/en/events',
} as const

/** Open a page, see all of it, and give what its scripts weigh before anybody touches it, in kilobytes of brotli at its best. */
export async function scriptCost(page: Page, url: string): Promise<number> {
  watchRequests(page)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) sizes.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  await page.goto(url)
  await hydrated(page)
  // The engine of a carousel comes when it is seen.
  for (const carousel of await page.locator('[data-carousel]').all()) {
    await carousel.scrollIntoViewIfNeeded()
    await carousel.and(page.locator('[data-engine="true"]')).waitFor()
  }
  await loaded(page)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000
}
