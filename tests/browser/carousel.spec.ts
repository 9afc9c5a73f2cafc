import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hydrated } from './page-types.ts'

const DELAY = 4000

/** Take the pointer to the side that no slide reaches. */
async function leave(page: Page) {
  const rightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl'
  await page.mouse.move(rightToLeft ? 1270 : 5, 300)
}

async function openCarousel(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  const carousel = page.locator('[data-carousel]').first()
  await carousel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await expect(carousel).toHaveAttribute('data-engine', 'true')
  // The pointer must not rest on it: that stops it.
  await leave(page)
  return carousel
}

function selected(page: Page) {
  return page.locator('[data-carousel]').first().locator('[data-selected]')
}

for (const path of ['/en', '/ar']) {
  test(`${path}: advances after 4000 ms and not before`, async ({ page }) => {
    const carousel = await openCarousel(page, path)
    await expect(carousel).toHaveAttribute('data-state', 'playing')
    // Timed where it happens: asking from outside would add its own delays.
    const [first = 0, second = 0] = await carousel.evaluate(
      (root) =>
        new Promise<number[]>((done) => {
          const times: number[] = []
          let shown = root.querySelector('[data-selected]')
          new MutationObserver(() => {
            const now = root.querySelector('[data-selected]')
            if (now === shown) return
            shown = now
            times.push(performance.now())
            if (times.length === 2) done(times)
          }).observe(root, { attributes: true, subtree: true, attributeFilter: ['data-selected'] })
        }),
    )
    expect(second - first).toBeGreaterThan(DELAY - 150)
    expect(second - first).toBeLessThan(DELAY + 1000)
  })
}

test('the first control stops it, says so, and is remembered', async ({ page }) => {
  const carousel = await openCarousel(page, '/en')
  const pause = carousel.getByRole('button').first()
  await pause.click()
  await leave(page)
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  const slide = await selected(page).getAttribute('data-slide')
  await page.waitForTimeout(DELAY + 800)
  await expect(selected(page)).toHaveAttribute('data-slide', slide ?? '')
  await page.reload()
  await hydrated(page)
  await page.locator('[data-carousel]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-carousel]').first()).toHaveAttribute('data-state', 'stopped')
})

test('it stops while the pointer or the focus is on it, and goes on after', async ({ page }) => {
  const carousel = await openCarousel(page, '/en')
  await expect(carousel).toHaveAttribute('data-state', 'playing')
  await carousel.hover()
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await leave(page)
  await expect(carousel).toHaveAttribute('data-state', 'playing')
  await carousel.getByRole('button').nth(1).focus()
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
})

test('with reduced motion it never moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const carousel = await openCarousel(page, '/en')
  await expect(carousel).toHaveAttribute('data-state', 'stopped')
  await page.waitForTimeout(DELAY + 800)
  await expect(selected(page)).toHaveAttribute('data-slide', '0')
})

for (const path of ['/en', '/ar']) {
  test(`${path}: its buttons move it forwards and back, and what is off sight is inert`, async ({ page }) => {
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
