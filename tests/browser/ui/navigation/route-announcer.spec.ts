import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { settled } from '../../measure/settled.ts'
import { hydrated } from '../../page-types.ts'

const announced = (page: Page) => page.locator('[data-route-announcer]')
const focusOn = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

for (const { locale, dir } of [
  { locale: 'en', dir: 'ltr' },
  { locale: 'ar', dir: 'rtl' },
]) {
  test(`RouteAnnouncer (${dir}): focuses the new heading and announces it in the language of the page`, async ({ page }) => {
    await page.goto(`/${locale}`)
    await hydrated(page)
    await expect(announced(page)).toHaveText('')
    const link = page.getByRole('contentinfo').locator('nav a').nth(1)
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('main h1')).toBeFocused()
    await expect(announced(page)).toHaveText(await page.title())
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('main h1')).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${locale}$`))
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport()
    await page.goForward()
    await expect(page.locator('main h1')).toBeFocused()
  })
}

test('RouteAnnouncer: a filter moves the focus to its results, and a change of query alone leaves no page without focus', async ({ page }) => {
  await page.goto('/en/stories')
  await hydrated(page)
  const topic = page.locator('main nav a[href*="topic="]').first()
  await topic.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/topic=/)
  await expect(page.locator('#results')).toBeFocused()
  await expect(announced(page)).toHaveText(await page.title())
  await page.goto('/en/stories')
  await hydrated(page)
  const second = page.getByRole('main').locator('a[href$="page=2"]').first()
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => focusOn(page)).not.toBe('BODY')
})

test('RouteAnnouncer: announces a language change in the new language and preserves the focus if possible', async ({ page }) => {
  await page.goto('/en/stories')
  await hydrated(page)
  const german = page.getByRole('contentinfo').locator('a[hreflang="de"]')
  await german.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(announced(page)).toHaveText(/Geschichten/)
  await expect(german).toBeFocused()
})

test('RouteAnnouncer: a link in the phone sheet moves the focus to the heading, not back to the button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/en')
  await hydrated(page)
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click()
  const link = page.getByRole('dialog').getByRole('link').nth(1)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).not.toHaveURL(/\/en$/)
  await expect(page.locator('main h1')).toBeFocused()
  // The focus stays there after the sheet has been removed.
  await settled(page)
  await expect(page.locator('main h1')).toBeFocused()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('scroll')
})
