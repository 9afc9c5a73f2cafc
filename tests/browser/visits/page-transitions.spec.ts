import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { SCRIPT } from '../measure/hold-scripts.ts'

/** Records the view transition of each document: the names of its elements, or `undefined` without a transition. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      void viewTransition?.ready.then(() => {
        const names = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : []))
        Reflect.set(window, 'transition', [...new Set(names.flatMap((name) => /\(([\w-]+)\)/.exec(name)?.[1] ?? []))].toSorted())
      })
    })
  })
}

const transitionOf = (page: Page) => page.evaluate(() => Reflect.get(window, 'transition'))

test('page transitions: header and picture move between documents, and back, and leave no names behind', async ({ page }) => {
  await recordTransitions(page)
  await page.route(SCRIPT, () => undefined)
  await page.goto('/en/stories')
  const card = page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .nth(1)
  await card.scrollIntoViewIfNeeded()
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/stories\/./)
  await expect.poll(() => transitionOf(page)).toEqual(['header', 'picture', 'root'])
  await expect.poll(() => page.locator('img[style*="view-transition"]').count()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/stories$/)
  await expect.poll(() => page.locator('img[style*="view-transition"]').count()).toBe(0)
})

test('page transitions: a page without a picture shares the header only', async ({ page }) => {
  await recordTransitions(page)
  await page.route(SCRIPT, () => undefined)
  await page.goto('/en/visit')
  await page.getByRole('contentinfo').locator('a[href="/en/search"], a[href="/en/learn/glossary"]').first().click()
  await expect.poll(() => transitionOf(page)).toEqual(['header', 'root'])
})

test('page transitions: none if the visitor prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => addEventListener('pagereveal', ({ viewTransition }) => Reflect.set(window, 'revealed', viewTransition === null)))
  await page.route(SCRIPT, () => undefined)
  await page.goto('/en/stories')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/stories\/./)
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'revealed'))).toBe(true)
})
