import type { Page, Request } from '@playwright/test'
import { ended, onItsWay } from './requests.ts'

/**
 * Wait until a page has come to rest: nothing that could change it is on its way, it has nothing left to do, and for three
 * frames nothing has animated, scrolled, or changed its place or size.
 *
 * What a frame, an effect, a transition or an answer would still do has been done then, so that what has not happened will
 * not. Animations that never end and those that follow the scroll position do not count, nor do pictures: their room is
 * kept for them.
 */
export async function settled(page: Page): Promise<void> {
  const isMeant = (request: Request) => request.resourceType() !== 'image'
  do {
    await ended(onItsWay(page, isMeant))
    await page.evaluate(standStill)
  } while (onItsWay(page, isMeant).length > 0)
}

/** Wait until a page has all it asked for, its pictures as well, and asks for no more; something may move in it. */
export async function loaded(page: Page): Promise<void> {
  do {
    await ended(onItsWay(page))
    await page.evaluate(() => scheduler.postTask(() => undefined, { priority: 'background' }))
  } while (onItsWay(page).length > 0)
}

async function standStill(): Promise<void> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  // After all other tasks of the page; no idle callback comes while a finger lies on it.
  const idle = () => scheduler.postTask(() => undefined, { priority: 'background' })
  const isMoving = () =>
    document
      .getAnimations()
      .some(({ timeline, playState, effect }) => timeline === document.timeline && playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
  // Also of what a script moves frame by frame: a sum of all places and sizes, each with a weight of its own.
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
