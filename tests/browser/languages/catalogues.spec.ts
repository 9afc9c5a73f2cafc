import type { Page } from '@playwright/test'
import { m } from '#paraglide/messages.js'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const CATALOGUE = /\/assets\/(en|de|fr|ar|ja)-[\w-]+\.js$/

function cataloguesOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const tag = CATALOGUE.exec(new URL(request.url()).pathname)?.[1]
    if (tag) asked.push(tag)
  })
  return asked
}

const german = (page: Page) => page.getByRole('contentinfo').locator('a[hreflang="de"]')

test('messages: a page fetches its own language, and another one when the visitor changes to it', async ({ page }) => {
  const asked = cataloguesOf(page)
  await page.goto('/fr')
  await hydrated(page)
  expect(asked).toEqual(['fr'])
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await german(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('banner').getByRole('navigation').first()).toHaveAccessibleName(m.nav_main({}, { locale: 'de' }))
  await page.getByRole('contentinfo').locator('a[hreflang="fr"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  expect([...new Set(asked)]).toEqual(['fr', 'de'])
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
})

test('messages: the head preloads their file and every script that the page fetches', async ({ page }) => {
  await page.goto('/ar/stories')
  await hydrated(page)
  const named = await page.locator('head link[rel="modulepreload"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
  expect(named.filter((href) => CATALOGUE.test(href ?? ''))).toHaveLength(1)
  expect(fetched.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2)
  expect(fetched.filter((path) => path.endsWith('.js') && !named.includes(path))).toEqual([])
})

test('messages: if files of an older build are missing, a link loads a whole document', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|de-[\w-]+\.js/)
  await page.goto('/fr')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await page.route('**/assets/de-*.js', (route) => route.abort())
  await german(page).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.locator('h1')).toHaveCount(1)
  expect(new URL(page.url()).pathname).toBe('/de')
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBeUndefined()
})

test('messages: if their files fail to load, the page stays as rendered, and its links work', async ({ page, problems }) => {
  problems.expect(/ERR_FAILED|en-[\w-]+\.js/)
  await page.route('**/assets/en-*.js', (route) => route.abort())
  await page.goto('/en')
  await expect(page.locator('h1')).toHaveCount(1)
  await page.getByRole('contentinfo').locator('a[href="/en/topics"]').first().click()
  await expect(page).toHaveURL(/\/en\/topics$/)
  await expect(page.locator('h1')).toHaveText(m.topics_title({}, { locale: 'en' }))
})

test('messages: changing the language while offline shows an error in the current language, not a blank page', async ({ page, context, problems }) => {
  problems.expect(/INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|de-[\w-]+\.js|content: |Error/)
  await page.goto('/fr')
  await hydrated(page)
  await context.setOffline(true)
  await german(page).click()
  await expect(page.locator('h1')).toHaveText(m.error_title({}, { locale: 'fr' }))
})
