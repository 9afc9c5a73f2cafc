import type { Page } from '@playwright/test'

/**
 * Wait until a page has come to rest: for three frames nothing has animated, scrolled or changed the page's height.
 *
 * What a frame, an effect or a transition would still do has been done then, so that what has not happened will not.
 * Animations that never end and those that follow the scroll position do not count.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ timeline, playState, effect }) => timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        )
    const place = () => `${scrollX} ${scrollY} ${document.documentElement.scrollHeight}`
    let before = ''
    for (let calm = 0; calm < 3;) {
      await frame()
      const now = place()
      calm = isMoving() || now !== before ? 0 : calm + 1
      before = now
    }
  })
}
