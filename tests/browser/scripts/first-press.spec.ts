import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

/** Simulates slow 4G and a processor that is four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

const MOMENTS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'as soon as it is painted': (page) => page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0),
  'when scripts are asked for': (page) => page.waitForFunction(() => document.querySelector('link[rel=modulepreload]')),
  'when scripts have come': (page) => page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.js'))),
  'while the page takes over': async (page) => {
    await page.locator('[data-search]').hover()
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__react')))
  },
}

for (const [name, width, selector] of [
  ['the navigation menu', 1280, 'header nav button'],
  ['the menu of a phone', 390, 'header button[aria-haspopup="dialog"]'],
  ['the language menu', 390, 'header button[popovertarget]'],
] as const) {
  test(`first press on ${name}: the browser responds while dispatching it, at any moment of a slow load`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 780 })
    await page.addInitScript(() => {
      // Runs in the task after the click. Overlays that wait for scripts or React are not open by then. Hydrated elements stop the propagation of
      // clicks.
      const look = () => Reflect.set(window, 'isOpen', document.querySelector(':popover-open, :modal') !== null)
      addEventListener('click', () => void scheduler.postTask(look, { priority: 'user-blocking' }), { once: true, capture: true })
    })
    await slowDown(page)
    for (const [moment, reached] of Object.entries(MOMENTS)) {
      await page.goto('/en/visit', { waitUntil: 'commit' })
      await reached(page)
      await page.locator(selector).locator('visible=true').first().click()
      await expect.poll(() => page.evaluate(() => Reflect.get(window, 'isOpen')), moment).toBe(true)
    }
  })
}
