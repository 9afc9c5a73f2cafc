import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { wakeCarousel } from '../measure/carousel.ts'
import { holdClock, setClock } from '../measure/clock.ts'
import { hydrated } from '../page-types.ts'

const DELAY = 4000

/** Moves the pointer to the side of the window, outside of all slides. */
async function leave(page: Page) {
  const rightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl'
  await page.mouse.move(rightToLeft ? 1270 : 5, 300)
}

async function openCarousel(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  const carousel = page.locator('[data-carousel]').first()
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await wakeCarousel(carousel)
  // The pointer must not be on the carousel, because that stops it.
  await leave(page)
  return carousel
}

function selected(page: Page) {
  return page.locator('[data-carousel]').first().locator('[data-selected]')
}

for (const path of ['/en', '/ar']) {
  test(`carousel on ${path}: advances after 4000 ms and not before`, async ({ page }) => {
    await setClock(page)
    const carousel = await openCarousel(page, path)
    await carousel.hover()
    await expect(carousel).toHaveAttribute('data-state', 'stopped')
    await holdClock(page)
    const slides = await carousel.locator('[data-slide]').count()
    const first = Number(await selected(page).getAttribute('data-slide'))
    await leave(page)
    await expect(carousel).toHaveAttribute('data-state', 'playing')
    for (const turns of [1, 2]) {
      await page.clock.runFor(DELAY - 100)
      await expect(selected(page)).toHaveAttribute('data-slide', String((first + turns - 1) % slides))
      await page.clock.runFor(100)
      await expect(selected(page)).toHaveAttribute('data-slide', String((first + turns) % slides))
    }
  })
}

test('carousel: the pause button stops it, changes its label, and the choice is stored', async ({ page }) => {
  await setClock(page)
  const carousel = await openCarousel(page, '/en')
  const pause = carousel.getByRole('button').first()
  await pause.click()
  await leave(page)
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await holdClock(page)
  const slide = await selected(page).getAttribute('data-slide')
  await page.clock.runFor(2 * DELAY)
  await expect(selected(page)).toHaveAttribute('data-slide', slide ?? '')
  await page.clock.resume()
  await page.reload()
  await hydrated(page)
  await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-carousel]').first()).toHaveAttribute('data-state', 'stopped')
})

test('carousel: pauses under the pointer or the focus, and then continues', async ({ page }) => {
  const carousel = await openCarousel(page, '/en')
  await expect(carousel).toHaveAttribute('data-state', 'playing')
  await carousel.hover()
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await leave(page)
  await expect(carousel).toHaveAttribute('data-state', 'playing')
  await carousel.getByRole('button').nth(1).focus()
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
})

test('carousel: never advances automatically with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await setClock(page)
  const carousel = await openCarousel(page, '/en')
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await holdClock(page)
  await page.clock.runFor(2 * DELAY)
  await expect(selected(page)).toHaveAttribute('data-slide', '0')
})

for (const path of ['/en', '/ar']) {
  test(`carousel on ${path}: its buttons move it forwards and back, and hidden slides are inert`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const carousel = await openCarousel(page, path)
    const buttons = carousel.getByRole('button')
    await buttons.nth(2).click()
    await expect(selected(page)).toHaveAttribute('data-slide', '1')
    await buttons.nth(1).click()
    await expect(selected(page)).toHaveAttribute('data-slide', '0')
    expect(await carousel.locator('[data-slide][inert]').count()).toBeGreaterThan(0)
    await expect(selected(page)).not.toHaveAttribute('inert')
    await expect(selected(page)).toBeInViewport({ ratio: 0.5 })
  })
}

for (const path of ['/en', '/ar']) {
  test(`carousel on ${path}: advances by scrolling and loops without its drag module until touched`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => void (request.url().includes('CarouselEngine') && asked.push(request.url())))
    await setClock(page)
    await page.goto(path)
    await hydrated(page)
    const carousel = page.locator('[data-carousel]').first()
    await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await expect(carousel).toHaveAttribute('data-state', 'playing')
    const [slides, place] = [await carousel.locator('[data-slide]').count(), await page.evaluate(() => scrollY)]
    for (let turn = 1; turn <= slides; turn += 1) {
      await page.clock.fastForward(DELAY)
      await expect(selected(page)).toHaveAttribute('data-slide', String(turn % slides))
      await expect(selected(page)).toBeInViewport({ ratio: 0.5 })
    }
    expect(asked).toEqual([])
    expect(await page.evaluate(() => scrollY), 'nothing but the slides moves').toBe(place)
  })
}
