import { expect, test } from '../fixtures.ts'
import { unseenFocus } from '../measure/focus-ring.ts'
import { AUDITED_PAGES, arrive, withoutMediaAndScripts } from '../measure/audited-pages.ts'
import { hydrated } from '../page-types.ts'

const THEMES = {
  'by day': { colorScheme: 'light', forcedColors: 'none' },
  'by night': { colorScheme: 'dark', forcedColors: 'none' },
  'in forced colours': { colorScheme: 'light', forcedColors: 'active' },
  'in forced dark colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

test(
  'focus ring: is visible and uncovered at every tab stop of every page, in light, dark and forced colours',
  { tag: '@exhaustive' },
  async ({ page, problems }) => {
    test.slow()
    problems.expect(/status of 404|status 404/)
    await withoutMediaAndScripts(page)
    for (const { type, locale, path } of AUDITED_PAGES.filter(({ locale: language }) => language !== 'ja')) {
      await arrive(page, path)
      await page.keyboard.press('Tab')
      for (const [theme, media] of Object.entries(THEMES)) {
        await page.emulateMedia(media)
        expect.soft(await page.evaluate(unseenFocus, 'body'), `${type} in ${locale} ${theme}`).toEqual([])
      }
    }
  },
)

test.describe('with the offer of another language', () => {
  test.use({ locale: 'de' })

  test('focus: the language offer covers no focused element', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto('/en/visit')
    await hydrated(page)
    await expect(page.locator('[data-language-suggestion]:visible')).toBeAttached()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(unseenFocus, 'body')).toEqual([])
  })
})
