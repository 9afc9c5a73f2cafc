import type { Page } from '@playwright/test'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { pathOf } from '../../../src/i18n/addresses/urls.ts'
import { expect, test } from '../fixtures.ts'
import { unseenFocus } from '../measure/focus-ring.ts'
import { hiddenText } from '../measure/hidden-text.ts'
import { settled } from '../measure/settled.ts'
import { AUDITED_PAGES, arrive, resize, restyle, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { hydrated } from '../page-types.ts'

/** The text spacing of WCAG 1.4.12. */
const SPACING = '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }'
const LARGE = 'html { font-size: 200% !important }'

const VIEWS = [
  ['at 200 %', 640, 512, ''],
  ['at 400 %', 320, 256, ''],
  ['with text of twice the size', 1280, 1024, LARGE],
  ['with text of twice the size on a phone', 390, 780, LARGE],
  ['with text set wider', 1280, 1024, SPACING],
  ['with text set wider on a phone', 320, 640, SPACING],
] as const

test('zoom: large or widely spaced text is never cut, covered or out of reach', { tag: '@exhaustive' }, async ({ page, problems }) => {
  test.slow()
  problems.expect(/status of 404|status 404/)
  await withoutMediaAndScripts(page)
  for (const { type, locale, path } of AUDITED_PAGES) {
    await arrive(page, path)
    for (const [view, width, height, css] of VIEWS) {
      await restyle(page, css)
      await resize(page, width, height)
      expect.soft(await page.evaluate(hiddenText, undefined), `${type} in ${locale} ${view}`).toEqual([])
    }
  }
})

for (const [locale, path, story] of [
  ['de', '/de/ueber-uns', '/de/geschichten/warum-sterne-funkeln'],
  ['ar', '/ar/%D8%B9%D9%86-%D8%A7%D9%84%D9%85%D8%B1%D8%B5%D8%AF', undefined],
] as const) {
  test(`zoom: an overlay at 400 % scrolls within itself and can be closed (${locale})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    await hydrated(page)
    const banner = page.getByRole('banner')
    await banner.locator('button[aria-haspopup="dialog"]').press('Enter')
    await expectReach(page, 'dialog:modal')
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog:modal')).toBeHidden()
    await expectReach(page, 'header')
    await banner.locator('button[aria-controls]').last().press('Enter')
    await expectReach(page, 'header :popover-open')
    await page.keyboard.press('Escape')
    await page.locator('main a[data-figure]').first().press('Enter')
    await expectReach(page, '[role="dialog"]')
    if (!story) return
    await page.goto(story)
    await hydrated(page)
    await page.locator('main a[data-term]').first().press('Enter')
    await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    await expectReach(page, '[role="dialog"]')
  })
}

async function expectReach(page: Page, part: string): Promise<void> {
  await expect(page.locator(part).first()).toBeVisible()
  await settled(page)
  await page.keyboard.press('Shift')
  expect(await page.evaluate(unseenFocus, part), `focus in ${part}`).toEqual([])
  expect(await page.evaluate(hiddenText, part), `text in ${part}`).toEqual([])
}

test('header: labels stay on one line from 320 to 1600 px in every language', { tag: '@exhaustive' }, async ({ page }) => {
  test.slow()
  await withoutMediaAndScripts(page)
  for (const locale of LOCALES) {
    await arrive(page, pathOf(locale, { route: 'stories' }))
    const header = page.getByRole('banner')
    for (const width of [320, 360, 400, 480, 520, 640, 800, 1023, 1024, 1100, 1180, 1279, 1280, 1360, 1440, 1600]) {
      await resize(page, width, 600)
      expect.soft(await page.evaluate(hiddenText, 'header'), `${locale} at ${width}`).toEqual([])
      const inLine = await header.evaluate((element) => {
        const bar = element.firstElementChild
        const rooms = [...(bar?.children ?? [])]
          .flatMap((part) => [part, ...part.querySelectorAll(':scope > ul > li')])
          .map((part) => part.getBoundingClientRect())
        const middles = rooms.filter((box) => box.width > 0).map((box) => box.top + box.height / 2)
        return Math.max(...middles) - Math.min(...middles) < 6
      })
      expect.soft(inLine, `${locale} at ${width}: the bar is one line`).toBe(true)
    }
  }
})
