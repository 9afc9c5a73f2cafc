import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'
import { press } from '../ui/dropdown/keys.ts'

const button = (page: Page, name = 'Share this page') => page.getByRole('contentinfo').getByRole('button', { name })
/** Opens the menu and chooses a command, which is a button before the menu of React Aria is loaded. */
async function choose(page: Page, name: string, menu = 'Share this page'): Promise<void> {
  await button(page, menu).click()
  const command = page.getByRole('contentinfo').locator(':popover-open').getByText(name)
  await expect(command).toBeVisible()
  await press(page, command)
}
const copy = (page: Page) => choose(page, 'Copy the address')
const toast = (page: Page, name = 'Share this page') => page.getByRole('region', { name }).getByRole('paragraph')

test.describe('share menu without navigator.share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test.beforeEach(({ page }) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'canShare')))

  test('copies the canonical address, and Escape closes its notice; another page has another address', async ({ page }) => {
    await page.goto('/en/visit?x=1#hours')
    await hydrated(page)
    await button(page).focus()
    await expect(button(page)).toHaveAttribute('aria-haspopup', 'menu')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(toast(page)).toHaveText('Address copied.')
    await expect(button(page)).toBeFocused()
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href')
    const copied = () => page.evaluate(() => navigator.clipboard.readText())
    expect(await copied()).toBe(await canonical())
    await page.getByRole('region', { name: 'Share this page' }).getByRole('button').focus()
    await page.keyboard.press('Escape')
    await expect(toast(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
    await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/topics$/)
    await copy(page)
    await expect(toast(page)).toHaveCount(1)
    expect(await copied()).toMatch(/\/en\/topics$/)
  })

  test('uses the language of the page, and handles a press before hydration', async ({ page }) => {
    await page.goto('/ar', { waitUntil: 'domcontentloaded' })
    await choose(page, 'نسخ العنوان', 'مشاركة هذه الصفحة')
    await expect(toast(page, 'مشاركة هذه الصفحة')).toHaveText('نُسخ العنوان.')
  })

  test('shows an error if copying fails', async ({ page }) => {
    await page.addInitScript(() => Reflect.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto('/en/visit')
    await hydrated(page)
    await copy(page)
    await expect(toast(page)).toHaveText(/could not be copied/)
  })
})

test('share menu: passes title and address to navigator.share, shows no notice, and loads its code on the press', async ({ page }) => {
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
  await choose(page, 'Share with an app')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'shared')))
    .toEqual({
      title: await page.locator('meta[property="og:title"]').getAttribute('content'),
      url: await page.locator('link[rel="canonical"]').getAttribute('href'),
    })
  await expect(toast(page)).toHaveCount(0)
  expect(parts).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('share menu: offers an email with title and canonical address, and no command', async ({ page, problems }) => {
    problems.expect(/^failed: .*\.js csp$/)
    await page.goto('/en/visit')
    await button(page).click()
    const entries = page.getByRole('contentinfo').locator(':popover-open li > *')
    await expect(entries.filter({ visible: true })).toHaveText(['Send by email'])
    const url = new URL((await entries.last().getAttribute('href')) ?? '')
    expect(url.protocol).toBe('mailto:')
    expect(url.searchParams.get('body')).toBe(await page.locator('link[rel="canonical"]').getAttribute('href'))
    expect(url.searchParams.get('subject')).toBe(await page.locator('meta[property="og:title"]').getAttribute('content'))
  })
})
