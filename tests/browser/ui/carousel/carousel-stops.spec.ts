import type { Locator, Page } from '@playwright/test'
import { wakeCarousel } from '../../measure/carousel.ts'
import { holdClock, setClock } from '../../measure/clock.ts'
import { settled } from '../../measure/settled.ts'
import { expect, test } from '../gallery.ts'

const shown = (specimen: Locator) => specimen.locator('[data-selected]')
const carousel = (specimen: Locator) => specimen.locator('[data-carousel]')

async function playing(page: Page, specimen: Locator) {
  await page.mouse.move(0, 0)
  await expect(carousel(specimen)).toHaveAttribute('data-state', 'playing')
}

for (const lang of ['en', 'ar']) {
  test(`carousel (${lang}): advances after 4000 ms by a controlled clock, and not before`, async ({ page, specimen }) => {
    const place = await specimen('Carousel', lang)
    await playing(page, place)
    await setClock(page)
    await wakeCarousel(carousel(place))
    await expect(carousel(place)).toHaveAttribute('data-state', 'stopped')
    // From here on the clock only advances in steps.
    await holdClock(page)
    const before = Number(await shown(place).getAttribute('data-slide'))
    await playing(page, place)
    await page.clock.runFor(3900)
    await expect(shown(place)).toHaveAttribute('data-slide', String(before))
    await page.clock.runFor(200)
    await expect(shown(place)).toHaveAttribute('data-slide', String((before + 1) % 4))
  })
}

test('carousel: pauses in a hidden tab, and continues when the tab is visible again', async ({ page, specimen }) => {
  const place = await specimen('Carousel')
  await playing(page, place)
  const see = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await see('hidden')
  await expect(carousel(place)).toHaveAttribute('data-state', 'stopped')
  await see('visible')
  await expect(carousel(place)).toHaveAttribute('data-state', 'playing')
})

test('carousel: dragging a slide stops it permanently, and a drag is no press', async ({ page, specimen }) => {
  const place = await specimen('Carousel')
  await playing(page, place)
  const link = shown(place).getByRole('link')
  const box = await link.boundingBox()
  if (!box) throw new Error('no link')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x - 150, box.y + 10, { steps: 6 })
  await page.mouse.up()
  await page.mouse.move(0, 0)
  await expect(carousel(place)).toHaveAttribute('data-state', 'stopped')
  await settled(page)
  expect(page.url()).not.toContain('#slide')
})

test('carousel: never starts if the visitor saves data', async ({ page, specimen }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await setClock(page)
  const place = await specimen('Carousel')
  await wakeCarousel(carousel(place))
  await page.mouse.move(0, 0)
  const before = await shown(place).getAttribute('data-slide')
  await holdClock(page)
  await page.clock.runFor(9000)
  await expect(carousel(place)).toHaveAttribute('data-state', 'stopped')
  expect(await shown(place).getAttribute('data-slide')).toBe(before)
})

test('carousel: the live region is off while it plays, and polite when it has stopped', async ({ page, specimen }) => {
  const place = await specimen('Carousel')
  await playing(page, place)
  await expect(carousel(place).locator('[aria-live]')).toHaveAttribute('aria-live', 'off')
  await carousel(place).getByRole('button').nth(2).click()
  await expect(carousel(place).locator('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  await expect(carousel(place).locator('[aria-live]')).toContainText('/ 4:')
})
