import { expectAccessible } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { CASES, hydrated } from './page-types.ts'

for (const { type, locale, info, path } of CASES) {
  test(`${type} in ${locale}: status, heading, language, no error, and axe finds nothing by day and by night`, async ({ page }) => {
    // Colours must not be measured half way through a transition.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', info.tag)
    await expect(page.locator('html')).toHaveAttribute('dir', info.dir)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).not.toBeEmpty()
    expect(await page.title()).not.toBe('')
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src localhost:\d+\/assets\/ .*'sha256-/)
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page)
  })
}

test('nothing overflows from 360 to 1920 px, in either direction', async ({ page }) => {
  test.slow()
  for (const { path } of CASES.filter(({ locale }) => locale === 'de' || locale === 'ar')) {
    await page.goto(path)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('pictures keep their proportions', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path } of CASES.filter(({ locale }) => locale === 'en')) {
      await page.goto(path)
      await page.evaluate(async () => {
        for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
        await Promise.all(
          [...document.images].map((picture) => (picture.complete ? undefined : new Promise((done) => picture.addEventListener('load', done, { once: true })))),
        )
      })
      const wrong = await page.evaluate(() =>
        [...document.images]
          .filter((picture) => picture.offsetWidth > 0 && !picture.hasAttribute('aria-hidden'))
          .filter((picture) => {
            const shown = picture.offsetWidth / picture.offsetHeight
            const real = picture.naturalWidth / picture.naturalHeight
            return picture.naturalWidth === 0 || (getComputedStyle(picture).objectFit === 'fill' && Math.abs(shown / real - 1) > 0.02)
          })
          .map((picture) => `${picture.currentSrc} ${picture.offsetWidth}×${picture.offsetHeight} of ${picture.naturalWidth}×${picture.naturalHeight}`),
      )
      expect(wrong, path).toEqual([])
    }
  }
})
