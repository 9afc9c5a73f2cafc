import { localeInfo } from '../../../src/i18n/locales.ts'
import { expect, test } from '../fixtures.ts'
import { CASES } from '../page-types.ts'

test.use({ javaScriptEnabled: false })

// The browser blocks the scripts that a page preloads.
test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

for (const language of ['en', 'ar']) {
  test(`every page in ${language}: is complete`, async ({ page }) => {
    test.slow()
    for (const { type, path } of CASES.filter(({ locale }) => locale === language)) {
      await test.step(type, async () => {
        await page.goto(path)
        await expect(page.locator('h1')).toBeVisible()
        await expect(page.getByRole('contentinfo').locator('nav a').first()).toBeVisible()
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100)
        for (const picture of await page.locator('main img[fetchpriority="high"]').all()) await expect(picture).toBeVisible()
      })
    }
  })
}

test('journey: a visitor finds a topic, reads about it, changes the language and returns', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
  await page.getByRole('main').getByRole('link', { name: /Moon/ }).first().click()
  await expect(page.locator('h1')).toContainText('Moon')
  const there = page.url()
  await page
    .getByRole('contentinfo')
    .locator(`a[hreflang="${localeInfo('de').tag}"]`)
    .click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('h1')).toContainText('Mond')
  await page
    .getByRole('contentinfo')
    .locator(`a[hreflang="${localeInfo('en').tag}"]`)
    .click()
  expect(page.url()).toBe(there)
})

test('page: the menu opens, the carousel scrolls, and a term leads to its definition', async ({ page }) => {
  await page.goto('/en')
  const item = page
    .getByRole('banner')
    .getByRole('navigation')
    .first()
    .locator('li')
    .filter({ has: page.locator('ul') })
    .first()
  await item.hover()
  await expect(item.locator('ul a').first()).toBeVisible()
  const slides = page.locator('[data-carousel] [data-slide]')
  expect(await slides.count()).toBeGreaterThan(2)
  await slides.last().scrollIntoViewIfNeeded()
  await expect(slides.last()).toBeInViewport()
  await page.goto('/en/stories/why-stars-twinkle')
  const term = page.locator('main a[href^="#term-"]').first()
  const id = await term.getAttribute('href')
  await term.click()
  await expect(page.locator(`[id="${id?.slice(1)}"]`)).toBeInViewport()
})

test('menu on a phone: is complete', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/fr')
  await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
