import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 780 } })

type Finger = readonly [x: number, y: number]

/** Creates touch points that the browser treats like real ones: they scroll, zoom, swipe and press. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  /** Moves several touch points together, in steps as a screen reports them. */
  return async (from: readonly Finger[], to: readonly Finger[], steps = 8) => {
    await send('touchStart', from)
    for (let step = 1; step <= steps; step += 1) {
      await send(
        'touchMove',
        from.map(([x, y], index) => {
          const [toX, toY] = to[index] ?? [x, y]
          return [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps] as const
        }),
      )
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)))
    }
    await send('touchEnd', [])
    await settled(page)
  }
}

const scrolled = (page: Page) => page.evaluate(() => scrollY)

test('lightbox touch: swipe, pinch and drag move the picture, and the page behind does not scroll', async ({ page }) => {
  await page.goto('/en/about')
  await hydrated(page)
  const figure = page.locator('main a[data-figure]').first()
  await figure.scrollIntoViewIfNeeded()
  await figure.tap()
  const box = page.getByRole('dialog')
  await expect(box).toBeVisible()
  await settled(page)
  const before = await scrolled(page)
  const move = await fingers(page)
  const closer = box.locator('[aria-pressed]')
  await move([[300, 350]], [[80, 360]])
  await expect(box.locator('output')).toHaveText(/^2/)
  await move([[80, 350]], [[300, 360]])
  await expect(box.locator('output')).toHaveText(/^1/)
  const picture = box.locator('picture').first()
  const width = async () => (await picture.boundingBox())?.width ?? 0
  const whole = await width()
  await move(
    [
      [180, 350],
      [210, 350],
    ],
    [
      [90, 350],
      [300, 350],
    ],
  )
  await expect(closer).toHaveAttribute('aria-pressed', 'true')
  expect(await width()).toBeGreaterThan(whole * 2)
  const left = async () => (await picture.boundingBox())?.x ?? 0
  const at = await left()
  await move([[200, 350]], [[260, 350]])
  expect(await left()).toBeGreaterThan(at)
  await expect(box.locator('output')).toHaveText(/^1/)
  await move(
    [
      [60, 350],
      [330, 350],
    ],
    [
      [190, 350],
      [200, 350],
    ],
  )
  await expect(closer).toHaveAttribute('aria-pressed', 'false')
  // A pinch on the picture does not zoom the page.
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1)
  expect(await scrolled(page)).toBe(before)
})

test('sheet touch: a drag on the sheet or its edge does not scroll the page behind', async ({ page }) => {
  await page.goto('/ar')
  await hydrated(page)
  await page.evaluate(() => scrollTo(0, 200))
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('header button[aria-haspopup="dialog"]').tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await settled(page)
  const move = await fingers(page)
  await move([[200, 700]], [[200, 150]])
  await move([[200, 700]], [[200, 150]])
  await move([[200, 700]], [[200, 150]])
  expect(await scrolled(page)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await settled(page)
  await move([[200, 600]], [[200, 200]])
  expect(await scrolled(page), 'and then it does again').toBeGreaterThan(50)
})

test('carousel touch: a horizontal drag turns and stops it, and a vertical one scrolls the page', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const carousel = page.locator('[data-carousel]').first()
  await carousel.scrollIntoViewIfNeeded()
  await expect(carousel).toHaveAttribute('data-state', 'playing')
  const shown = carousel.locator('[data-selected]')
  const count = await carousel.locator('[data-slide]').count()
  const at = await shown.boundingBox()
  if (!at) throw new Error('no slide')
  const y = Math.min(at.y + at.height / 2, 700)
  const move = await fingers(page)
  // The carousel plays until it is touched.
  await carousel.evaluate((root) => {
    const note = () => Reflect.set(window, 'touchedAt', Number(root.querySelector('[data-selected]')?.getAttribute('data-slide')))
    addEventListener('touchstart', note, { once: true, capture: true })
  })
  await move([[330, y]], [[60, y]])
  const first = await page.evaluate(() => Number(Reflect.get(window, 'touchedAt')))
  await expect(shown).toHaveAttribute('data-slide', String((first + 1) % count))
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await expect(carousel, 'the first time the browser scrolls it').toHaveAttribute('data-engine')
  await expect(page).toHaveURL(/\/en$/)
  const before = await scrolled(page)
  await move([[200, y]], [[200, y - 150]])
  expect(await scrolled(page)).not.toBe(before)
  await expect(shown).toHaveAttribute('data-slide', String((first + 1) % count))
})

test('tablet menu: a tap opens it, and the next tap elsewhere closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 780 })
  await page.goto('/en')
  await hydrated(page)
  const button = page.getByRole('banner').getByRole('navigation').first().getByRole('button').first()
  await button.tap()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.touchscreen.tap(900, 700)
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
