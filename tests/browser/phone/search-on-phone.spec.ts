import { expectAccessible } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'
import { press } from '../ui/dropdown/keys.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const [locale, words] of [
  ['en', { label: 'What are you looking for?', typed: 'plane', found: 'Planetarium' }],
  ['ar', { label: 'عمّ تبحثون؟', typed: 'التلفر', found: 'الوصول إلى المرصد' }],
] as const) {
  test(`search in the header opens the drawer at its labelled field, which suggests pages, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/visit`.replace('/ar/visit', '/ar'))
    await hydrated(page)
    const opener = page.getByRole('banner').locator('[data-search]')
    await opener.click()
    const drawer = page.getByRole('dialog')
    const field = drawer.getByRole('searchbox', { name: words.label })
    await expect(field).toBeFocused()
    await expect(field).toBeInViewport({ ratio: 1 })
    await page.keyboard.type(words.typed)
    const suggestion = drawer.getByRole('link', { name: words.found }).first()
    await expect(suggestion).toBeVisible()
    await expect(suggestion.locator('.suggested-why')).toHaveText(/\p{L}{3}/u)
    await expect(drawer.getByRole('search').getByRole('status')).toHaveText(/\d/)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    if (await drawer.isVisible()) await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
}

test('menu: opens without the on-screen keyboard, and its search field is above its links', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const field = page.getByRole('dialog').getByRole('searchbox')
  await expect(field).toBeVisible()
  await expect(field).not.toBeFocused()
  const [search, menu] = [await field.boundingBox(), await page.getByRole('dialog').getByRole('navigation').first().boundingBox()]
  expect(search?.y).toBeLessThan(menu?.y ?? 0)
  await field.fill('moon')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=moon$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search page: the summary and the first hit are on the first screen, and filters are folded', async ({ page }) => {
    await page.goto('/en/search?q=moon')
    const main = page.getByRole('main')
    await expect(main.getByText('Pages found:')).toBeInViewport()
    await expect(
      main
        .getByRole('listitem')
        .filter({ has: page.locator('mark') })
        .first(),
    ).toBeInViewport()
    await expect(page.getByRole('searchbox').first()).not.toBeFocused()
    const filter = main.getByRole('navigation', { name: 'Filter results' })
    await expect(filter.getByRole('link').first()).toBeHidden()
    await filter.getByRole('button').first().click()
    const stories = filter.getByRole('link', { name: /^Stories/ })
    await expect(stories).toBeVisible()
    await press(page, stories)
    await expect(page).toHaveURL(/type=story/)
    await expect(filter.getByRole('button').first()).toContainText('Stories')
  })

  test('search page: "Nothing was found" is on the first screen', async ({ page }) => {
    await page.goto('/en/search?q=zzqqxx')
    await expect(page.getByRole('main').getByText('Nothing was found')).toBeInViewport({ ratio: 1 })
  })

  test('search page: focuses its field if no query was entered', async ({ page }) => {
    await page.goto('/en/search')
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  })
})
