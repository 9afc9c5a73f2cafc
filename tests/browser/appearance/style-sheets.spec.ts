import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { cascadeLayers, styleSheets } from '../measure/style-sheets.ts'
import { CASES, hydrated } from '../page-types.ts'
import { STYLES } from '../weight/budgets.ts'

for (const locale of ['en', 'ar']) {
  test(`style sheets: every page type stays within its budget in ${locale}`, async ({ request }) => {
    for (const { type, path } of CASES.filter((each) => each.locale === locale)) {
      const sheets = [...(await styleSheets(request, path)).values()]
      expect(sheets.length, type).toBeGreaterThan(0)
      expect(sheets.length, type).toBeLessThanOrEqual(STYLES.styleSheets)
      expect(
        sheets.reduce((sum, size) => sum + size, 0),
        type,
      ).toBeLessThanOrEqual(STYLES.css * 1000)
    }
  })
}

test('style sheets: none is fetched again while navigating', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => request.resourceType() === 'stylesheet' && fetched.push(request.url()))
  await page.goto('/ar')
  await hydrated(page)
  const count = fetched.length
  for (const link of await page.getByRole('contentinfo').locator('a[href^="/ar/"]').all()) {
    const address = decodeURI((await link.getAttribute('href')) ?? '')
    await link.click()
    await page.waitForURL((url) => decodeURI(url.pathname) === address)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    // The next press must not coincide with the scroll to the top of a new page.
    await settled(page)
  }
  expect(fetched.length).toBe(count)
})

test('style sheets: the base layer precedes the layers that build on it', async ({ page }) => {
  await page.goto('/ar')
  await hydrated(page)
  expect(await cascadeLayers(page)).toEqual(['reset', 'tokens', 'base', 'components'])
})
