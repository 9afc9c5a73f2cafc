import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { resize } from '../measure/audited-pages.ts'
import { loaded } from '../measure/settled.ts'
import { CASES, hydrated, PAGE_TYPES } from '../page-types.ts'

// The markup is the same for axe in French and German. The dark palette is the same in all languages, and is checked in both directions. Text
// overflows first in the language with the longest words and right to left.

/** During development, one language of each direction is sufficient. */
const LANGUAGES = [
  { locales: ['en', 'ar'], tag: [] },
  { locales: ['de', 'fr', 'ja'], tag: '@exhaustive' },
]

for (const [type, { locales, tag }] of Object.keys(PAGE_TYPES).flatMap((each) => LANGUAGES.map((languages) => [each, languages] as const))) {
  test(`${type} in ${locales.join(', ')}: has status, heading and language, no errors, and passes axe and overflow checks`, { tag }, async ({ page }) => {
    test.slow()
    for (const { locale, info, path } of CASES.filter((each) => each.type === type && locales.includes(each.locale))) {
      await test.step(locale, async () => {
        await page.setViewportSize({ width: 1280, height: 720 })
        // Colours must not be measured during a transition.
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
        if (locale !== 'fr') await expectAccessible(page)
        if (locale === 'en' || locale === 'ar') {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await expectAccessible(page)
        }
        if (locale === 'de' || locale === 'ar') {
          for (const width of [360, 768, 1920]) {
            await resize(page, width, 900)
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
            expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
          }
        }
        // Late requests of the page can fail as well.
        await loaded(page)
      })
    }
  })
}

test('pictures: preserve their aspect ratio', async ({ page }) => {
  test.slow()
  for (const { path } of CASES.filter(({ locale }) => locale === 'en')) {
    await page.goto(path)
    for (const width of [1280, 360]) {
      await resize(page, width, 900)
      await page.evaluate(async () => {
        for (const picture of document.querySelectorAll('img')) picture.loading = 'eager'
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
      })
      const { wrong, seen } = await page.evaluate(() => {
        const shown = [...document.images].filter((picture) => picture.offsetWidth > 0 && !picture.hasAttribute('aria-hidden'))
        const odd = shown.filter((picture) => {
          const ratio = picture.offsetWidth / picture.offsetHeight
          const real = picture.naturalWidth / picture.naturalHeight
          return picture.naturalWidth === 0 || (getComputedStyle(picture).objectFit === 'fill' && Math.abs(ratio / real - 1) > 0.02)
        })
        const name = ({ currentSrc, offsetWidth, offsetHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
          `${currentSrc} ${offsetWidth}×${offsetHeight} of ${naturalWidth}×${naturalHeight}`
        return { wrong: odd.map(name), seen: shown.length }
      })
      expect(wrong, `${path} at ${width} px`).toEqual([])
      if (path === '/en') expect(seen).toBeGreaterThan(5)
    }
  }
})
