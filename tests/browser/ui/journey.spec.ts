import type { Locator, Page } from '@playwright/test'
import { localeInfo } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

/** Presses Tab until an element has the focus. Fails if the element cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not reach ${target}`)
}

test('keyboard journey: find a story, read it, change the language and return', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const banner = page.getByRole('banner')
  await tabTo(page, banner.locator('a[href="/en/stories"]').first())
  await page.keyboard.press('Enter')
  await expect(page.locator('main h1')).toBeFocused()
  const story = page.getByRole('main').getByRole('link', { name: 'The demon’s wink' }).first()
  await tabTo(page, story)
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toContainText('The demon’s wink')
  await expect(page.locator('main h1')).toBeFocused()
  const there = page.url()
  const languages = (locale: 'en' | 'de') => banner.getByRole('button', { name: localeInfo(locale).endonym })
  for (const [from, to] of [
    ['en', 'de'],
    ['de', 'en'],
  ] as const) {
    await page.keyboard.press('Control+Home')
    await languages(from).focus()
    await expect(languages(from)).toHaveAttribute('aria-haspopup', 'menu')
    await page.keyboard.press('Enter')
    await expect(banner.getByRole('menuitem').first()).toBeFocused()
    await page.keyboard.press(localeInfo(to).endonym.charAt(0))
    await expect(banner.locator(`a[hreflang="${localeInfo(to).tag}"]:visible`)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(to).tag)
    // The focus stays on the menu's button, in the new language.
    await expect(languages(to)).toBeFocused()
    await expect(page.locator('[data-route-announcer]')).toHaveText(await page.title())
  }
  expect(page.url()).toBe(there)
  for (const path of [/^\/de\//, /^\/en\/stories\/./, /^\/en\/stories$/]) {
    // Headless Chromium does not handle Alt+Left.
    await page.goBack()
    await expect(page).toHaveURL(({ pathname }) => path.test(pathname))
    await expect(page.locator('html')).toHaveAttribute('lang', new URL(page.url()).pathname.slice(1, 3))
    await expect(page.locator(':focus')).toHaveCount(1)
    await settled(page)
  }
  await expect(story).toBeFocused()
})
