import type { Page, Request } from '@playwright/test'
import { ended, onItsWay } from './requests.ts'

/**
 * Waits until a page is stable: no open requests, no pending tasks, and three animation frames without animation, scrolling or
 * changes of layout.
 *
 * All effects, transitions and responses are then complete, so a test can expect that something has not happened. Endless and
 * scroll-driven animations are ignored, and so are pictures, because their space is reserved.
 */
export async function settled(page: Page): Promise<void> {
  const isMeant = (request: Request) => request.resourceType() !== 'image'
  do {
    await ended(onItsWay(page, isMeant))
    await page.evaluate(standStill)
  } while (onItsWay(page, isMeant).length > 0)
}

/** Waits until a page has no open requests, including pictures. Elements may still move. */
export async function loaded(page: Page): Promise<void> {
  do {
    await ended(onItsWay(page))
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  } while (onItsWay(page).length > 0)
}

async function standStill(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // Runs after all other tasks of the page. Idle callbacks do not run during a touch.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' })
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ timeline, playState, effect }) => timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  // Also detects elements that a script moves in each animation frame: a weighted sum of all positions and sizes.
  const place = () =>
    [...document.querySelectorAll('*')].reduce((sum, element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return sum + (index + 1) * (x + 3 * y + 7 * width + 11 * height)
    }, 0)
  let before = Number.NaN
  for (let calm = 0; calm < 3;) {
    await frame()
    await idle()
    const now = place()
    calm = isMoving() || now !== before ? 0 : calm + 1
    before = now
  }
}
