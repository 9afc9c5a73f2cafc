import type { Page } from '@playwright/test'
import { m } from '#paraglide/messages.js'
import { expect, test } from '../fixtures.ts'
import { holdClock, setClock } from '../measure/clock.ts'
import { holdScripts } from '../measure/hold-scripts.ts'
import { hydrated } from '../page-types.ts'

const DELAY = 4000
const [PLAY, PAUSE] = [m.carousel_play({}, { locale: 'en' }), m.carousel_pause({}, { locale: 'en' })]

const carouselOf = (page: Page) => page.locator('[data-carousel]').first()
const firstButton = (page: Page) => carouselOf(page).getByRole('button').first()

/** Opens a page whose scripts arrive when the returned function is called, with the carousel in view and the pointer outside of it. */
async function open(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page)
  await setClock(page)
  await page.goto(path)
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  return release
}

/** Returns the index of the slide that the scale marks as current. */
function current(page: Page): Promise<number> {
  return carouselOf(page)
    .getByRole('group')
    .getByRole('button')
    .evaluateAll((marks) => marks.findIndex(({ ariaCurrent }) => ariaCurrent === 'true'))
}

/** Waits until the time for the first slide has begun, and stops the clock. */
async function started(page: Page): Promise<void> {
  await expect(firstButton(page)).toHaveAttribute('data-plain')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
  await holdClock(page)
}

for (const path of ['/en', '/ar']) {
  test(`${path}: the slides advance and loop without the scripts of the page`, async ({ page }) => {
    await open(page, path)
    await started(page)
    const [slides, place, first] = [await carouselOf(page).locator('[data-slide]').count(), await page.evaluate(() => scrollY), await current(page)]
    for (let turn = 1; turn <= slides; turn += 1) {
      await page.clock.runFor(DELAY)
      expect(await current(page)).toBe((first + turn) % slides)
      await expect(carouselOf(page).locator(`[data-slide="${(first + turn) % slides}"]`)).toBeInViewport({ ratio: 0.5 })
    }
    expect(await page.evaluate(() => scrollY), 'nothing but the slides moves').toBe(place)
    expect(await page.evaluate(() => window.early?.hydrated || '$_TSR' in window)).toBe(false)
  })
}

test('a slide is shown for its whole time after the pointer has left', async ({ page }) => {
  await open(page, '/en')
  await started(page)
  await carouselOf(page).hover()
  const first = await current(page)
  await page.clock.runFor(2 * DELAY)
  expect(await current(page)).toBe(first)
  await page.mouse.move(5, 5)
  await page.clock.runFor(DELAY - 100)
  expect(await current(page)).toBe(first)
  await page.clock.runFor(200)
  expect(await current(page)).toBe(first + 1)
})

test('the first button pauses before the scripts, and the slides stay paused with them', async ({ page }) => {
  const release = await open(page, '/en')
  await started(page)
  const first = await current(page)
  await firstButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(firstButton(page)).toHaveAccessibleName(PLAY)
  expect(await page.evaluate(() => localStorage.getItem('carousel'))).toBe('stopped')
  await firstButton(page).blur()
  await page.clock.runFor(2 * DELAY)
  expect(await current(page)).toBe(first)
  await page.clock.resume()
  release()
  await hydrated(page)
  await expect(carouselOf(page)).toHaveAttribute('data-state', 'stopped')
  await expect(firstButton(page)).toHaveAccessibleName(PLAY)
  await firstButton(page).click()
  await expect(firstButton(page)).toHaveAccessibleName(PAUSE)
})

test('the scripts continue at the slide that is shown', async ({ page }) => {
  const release = await open(page, '/en')
  await started(page)
  await page.clock.runFor(DELAY)
  const shown = await current(page)
  await expect(carouselOf(page).locator(`[data-slide="${shown}"]`)).toBeInViewport({ ratio: 0.9 })
  await page.clock.resume()
  release()
  await hydrated(page)
  await expect(carouselOf(page)).toHaveAttribute('data-state', 'playing')
  await expect(firstButton(page)).toHaveAccessibleName(PAUSE)
  expect(await carouselOf(page).locator('[aria-current]').count()).toBe(1)
})

for (const [setting, prepare] of [
  ['reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['data saver', (page: Page) => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))],
  ['an earlier choice', (page: Page) => page.addInitScript(() => localStorage.setItem('carousel', 'stopped'))],
] as const) {
  test(`the slides do not advance with ${setting}`, async ({ page }) => {
    await prepare(page)
    await open(page, '/en')
    await holdClock(page)
    await page.clock.runFor(3 * DELAY)
    expect(await current(page)).toBe(0)
    await expect(firstButton(page)).toHaveAccessibleName(PLAY)
  })
}

test.describe('by finger', () => {
  test.use({ hasTouch: true })

  test('a touch stops the slides, before and after hydration', async ({ page }) => {
    const release = await open(page, '/en')
    await started(page)
    await carouselOf(page)
      .locator('[data-slide="0"] img')
      .last()
      .evaluate((image) => image.dispatchEvent(new TouchEvent('touchstart', { bubbles: true })))
    await expect(firstButton(page)).toHaveAccessibleName(PLAY)
    await page.clock.resume()
    release()
    await hydrated(page)
    await expect(carouselOf(page)).toHaveAttribute('data-state', 'stopped')
  })

  test('a tap on the first button pauses before and after hydration', async ({ page }) => {
    await page.goto('/en')
    await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(firstButton(page)).toHaveAccessibleName(PAUSE)
    await firstButton(page).tap()
    await expect(firstButton(page)).toHaveAccessibleName(PLAY)
    await hydrated(page)
    await firstButton(page).tap()
    await expect(firstButton(page)).toHaveAccessibleName(PAUSE)
    await firstButton(page).tap()
    await expect(firstButton(page)).toHaveAccessibleName(PLAY)
    expect(await page.evaluate(() => localStorage.getItem('carousel'))).toBe('stopped')
  })
})
