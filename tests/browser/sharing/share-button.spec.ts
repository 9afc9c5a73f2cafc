import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const button = (page: Page, name = 'Share this page') => page.getByRole('contentinfo').getByRole('button', { name })
const toast = (page: Page, name = 'Share this page') => page.getByRole('region', { name }).getByRole('paragraph')

test.describe('share button without navigator.share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare')))

  test('copies the canonical address, and Escape closes its notice; another page has another address', async ({ page }) => {
    await page.goto('/en/visit?x=1#hours')
    await hydrated(page)
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveText('Address copied.')
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    expect(await copied()).toBe(await canonical())
    await page.getByRole('region', { name: 'Share this page' }).getByRole('button').focus()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/topics$/)
    await button(page).click()
    await expect(toast(page)).toHaveCount(1)
    expect(await copied()).toMatch(/\/en\/topics$/)
  })

  test('uses the language of the page, and handles a press before hydration', async ({ page }) => {
    await page.goto('/ar', { waitUntil: 'commit' })
    await button(page, 'مشاركة هذه الصفحة').click()
    await expect(toast(page, 'مشاركة هذه الصفحة')).toHaveText('نُسخ العنوان.')
  })

  test('shows an error if copying fails', async ({ page }) => {
    await page.addInitScript(() => Reflect.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/en/visit')
    await hydrated(page)
    await button(page).click()
    await expect(toast(page)).toHaveText(/could not be copied/)
  })
})

test('share button: passes title and address to navigator.share, shows no notice, and loads its code on the press', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.defineProperty(navigator, 'canShare', { value: () => true })
    Reflect.defineProperty(navigator, 'share', { value: async (data: ShareData) => void Reflect.set(window, 'shared', data) })
  })
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('share-page')) parts.push(request.url())
  })
  await page.goto('/en/visit')
  await hydrated(page)
  expect(parts).toEqual([])
  await button(page).click()
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      title: await page.title(),
      url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    })
  await expect(toast(page)).toHaveCount(0)
  expect(parts).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('share button: is absent', async ({ page, problems }) => {
    problems.expect(/^failed: .*\.js csp$/)
    await page.goto('/en/visit')
    await expect(page.getByRole('link', { name: 'Back to top' })).toBeVisible()
    await expect(page.getByText('Share this page')).toBeHidden()
  })
})
