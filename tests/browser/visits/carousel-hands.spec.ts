import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { resize } from '../measure/audited-pages.ts'
import { settled } from '../measure/settled.ts'
import { wakeCarousel } from '../measure/carousel.ts'
import { hydrated } from '../page-types.ts'

const carouselOf = (page: Page) => page.locator('[data-carousel]').first()
const shown = (page: Page) => carouselOf(page).locator('[data-selected]')

async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await wakeCarousel(carouselOf(page))
}

/** Returns a point on a slide's picture. */
async function pointOn(page: Page, slide: number) {
  const box = await carouselOf(page).locator(`[data-slide="${slide}"] img`).last().boundingBox()
  const width = page.viewportSize()?.width ?? 0
  if (!box) throw new Error(`no slide ${slide}`)
  const [left, right] = [Math.max(0, box.x), Math.min(width, box.x + box.width)]
  return { x: (left + right) / 2, y: box.y + box.height / 2 }
}

type Drag = (page: Page, from: { readonly x: number; readonly y: number }, by: number) => Promise<void>

const byMouse: Drag = async (page, { x, y }, by) => {
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by, y, { steps: 8 })
  // Releasing while the slides move would count as a flick.
  await settled(page)
  await page.mouse.up()
}

const byFinger: Drag = async (page, { x, y }, by) => {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y, id: 0 }] })
  await send('touchStart', x)
  for (let step = 1; step <= 8; step += 1) await send('touchMove', x + (by * step) / 8)
  await settled(page)
  await send('touchEnd')
}

for (const { hand, drag, use, far } of [
  { hand: 'mouse', drag: byMouse, use: { viewport: { width: 1440, height: 900 } }, far: 300 },
  { hand: 'finger', drag: byFinger, use: { viewport: { width: 390, height: 844 }, hasTouch: true }, far: 150 },
]) {
  test.describe(`by ${hand}`, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } })
    for (const { path, forward } of [
      { path: '/en', forward: -1 },
      { path: '/ar', forward: 1 },
    ]) {
      test(`${path}: a slow drag turns by one in either direction; a small one springs back`, async ({ page }) => {
        await open(page, path)
        const count = await carouselOf(page).locator('[data-slide]').count()
        const turn = async (from: number, by: number, to: number) => {
          await drag(page, await pointOn(page, from), by * forward)
          await expect(shown(page), `${by} px`).toHaveAttribute('data-slide', String(to))
          await settled(page)
        }
        await turn(0, 150, 1)
        await turn(1, far, 2)
        await turn(2, 30, 2)
        await turn(2, -150, 1)
        await turn(1, -150, 0)
        await turn(0, -150, count - 1)
        await turn(count - 1, 150, 0)
        expect(new URL(page.url()).pathname, 'a drag is no press').toBe(path)
      })

      test(`${path}: a press on the next slide moves to it, and on the current slide follows its link`, async ({ page }) => {
        await open(page, path)
        const press = async (slide: number) => {
          const { x, y } = await pointOn(page, slide)
          await (hand === 'finger' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
        }
        for (const next of [1, 2]) {
          await press(next)
          await expect(shown(page)).toHaveAttribute('data-slide', String(next))
          await settled(page)
        }
        expect(new URL(page.url()).pathname).toBe(path)
        const target = await shown(page).getByRole('link').getAttribute('href')
        await press(2)
        await expect(page).toHaveURL((url) => decodeURI(url.pathname) === decodeURI(target ?? ''))
      })
    }
  })
}

for (const path of ['/en', '/ar']) {
  test(`${path}: no edge of a slide is cut off, at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    for (const width of [390, 768, 1003, 1280, 1440, 1441, 1920]) {
      await resize(page, width, 900)
      const cut = () =>
        shown(page).evaluate((slide) => {
          const [frame, window] = [slide.getBoundingClientRect(), slide.parentElement?.parentElement?.getBoundingClientRect()]
          if (!window) throw new Error('no window')
          return Math.max(window.left - frame.left, frame.right - window.right)
        })
      await expect.poll(cut, `${width} px`).toBeLessThan(0.01)
    }
  })
}

test('carousel: every slide shows a different picture', async ({ page }) => {
  await page.goto('/en')
  const pictures = await carouselOf(page)
    .locator('picture > img')
    .evaluateAll((images) => images.map((image) => new URL(image.getAttribute('src') ?? '', location.href).pathname))
  expect(pictures.length).toBeGreaterThan(2)
  expect(new Set(pictures).size).toBe(pictures.length)
})

test.describe('carousel before its scripts load', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const path of ['/en', '/ar']) {
    test(`${path}: a mouse drag follows no link, a press scrolls to the next slide or opens the current one`, async ({ page, problems }) => {
      // Neither the carousel's script nor the page's scripts arrive.
      problems.expect(/./)
      await page.route(/\/assets\/.*\.js/, (route) => route.abort())
      await page.goto(path)
      await carouselOf(page).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const address = page.url()
      const place = await pointOn(page, 0)
      await page.mouse.move(place.x, place.y)
      await page.mouse.down()
      await page.mouse.move(place.x - 200, place.y, { steps: 8 })
      await page.mouse.up()
      const peeking = carouselOf(page).locator('[data-slide="1"]')
      const peeked = await pointOn(page, 1)
      await page.mouse.click(peeked.x, peeked.y)
      await expect(peeking).toBeInViewport({ ratio: 0.9 })
      expect(page.url()).toBe(address)
      await expect(carouselOf(page)).not.toHaveAttribute('data-engine', 'true')
      const link = peeking.getByRole('link')
      const href = await link.getAttribute('href')
      const shownPlace = await pointOn(page, 1)
      await page.mouse.click(shownPlace.x, shownPlace.y)
      await expect(page).toHaveURL(href ?? 'none')
    })
  }
})
