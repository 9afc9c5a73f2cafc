import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { AUDITED_PAGES, arrive, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { settled } from '../measure/settled.ts'
import { smallTargets } from '../measure/small-targets.ts'
import { hydrated } from '../page-types.ts'

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

/** Targets that visitors use most. */
const PRIMARY = 'header:not(main *) > div, nav:has([rel="next"], [rel="prev"])'

test('touch targets: at least 24 px on a phone, and 44 px in the header and the pagination', { tag: '@exhaustive' }, async ({ page, problems }) => {
  test.slow()
  problems.expect(/status of 404|status 404/)
  await withoutMediaAndScripts(page)
  for (const { type, locale, path } of AUDITED_PAGES) {
    await arrive(page, path)
    expect.soft(await page.evaluate(smallTargets, { within: 'body' }), `${type} in ${locale}`).toEqual([])
    expect.soft(await page.evaluate(smallTargets, { within: PRIMARY, size: 44, spaced: false }), `${type} in ${locale}: primary`).toEqual([])
  }
})

test('notices: are stacked on a phone, and each is tall enough to tap', async ({ page }) => {
  await withoutMediaAndScripts(page)
  await arrive(page, '/en')
  expect(await page.evaluate(smallTargets, { within: '[data-notices]', spaced: false })).toEqual([])
})

test('touch targets: controls of the carousel, the sheet and the lightbox have 44 px, even with the shortest labels', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/ja')
  await hydrated(page)
  await page.locator('main [aria-roledescription]').first().scrollIntoViewIfNeeded()
  await expectRoom(page, 'main [data-carousel]', 'button:not([class*="mark"])')
  await page.locator('header button[aria-haspopup="dialog"]').press('Enter')
  await expectRoom(page, 'dialog:modal', 'button')
  await page.goto('/en/about')
  await hydrated(page)
  await page.locator('main a[data-figure]').first().press('Enter')
  await expectRoom(page, '[role="dialog"]', 'button')
})

async function expectRoom(page: Page, part: string, kind: string): Promise<void> {
  await expect(page.locator(part).locator(kind).first()).toBeVisible()
  await settled(page)
  expect(await page.evaluate(smallTargets, { within: part, kind, size: 44, spaced: false })).toEqual([])
}
