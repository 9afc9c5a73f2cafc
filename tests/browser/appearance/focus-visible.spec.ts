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
  'every tab stop of every page has a ring that is seen and lies under nothing, by day, by night and in forced colours',
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

test.describe('where another language is offered', () => {
  test.use({ locale: 'de' })

  test('nothing that has the focus lies under the offer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto('/en/visit')
    await hydrated(page)
    await expect(page.locator('[data-language-suggestion]:visible')).toBeAttached()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(unseenFocus, 'body')).toEqual([])
  })
})
