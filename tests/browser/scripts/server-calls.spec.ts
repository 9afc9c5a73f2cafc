import type { Page } from '@playwright/test'
import { m } from '#paraglide/messages.js'
import { siteWord } from '../../support/site-words.ts'
import { expect, test } from '../fixtures.ts'
import { loaded } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

const CALLER = /\/assets\/serverFnFetcher-[\w-]+\.js$/

const topics = (page: Page) => page.getByRole('contentinfo').locator('a[href="/en/topics"]').first()

async function openStories(page: Page): Promise<void> {
  await page.goto('/en/stories')
  await hydrated(page)
  // The page's automatic requests are complete.
  await loaded(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
}

const isSameDocument = (page: Page) => page.evaluate(() => Reflect.get(window, 'sameDocument') === true)

test('server function client: loads once, with the first call', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (CALLER.test(request.url())) asked.push(request.url())
  })
  await openStories(page)
  expect(asked).toEqual([])
  await topics(page).click()
  await expect(page.locator('h1')).toHaveText(m.topics_title({}, { locale: 'en' }))
  await page.getByRole('contentinfo').locator('a[href="/en/stories"]').first().click()
  await expect(page.locator('h1')).toHaveText(m.stories_title({}, { locale: 'en' }))
  expect(asked).toHaveLength(1)
  expect(await isSameDocument(page)).toBe(true)
})

test('server function client: if the file of an older build is missing, a link loads a whole document', async ({ page, problems }) => {
  problems.expect(/404|serverFnFetcher|content: |Error/)
  await page.route(CALLER, (route) => route.fulfill({ status: 404, body: '' }))
  await openStories(page)
  await topics(page).click()
  await expect(page).toHaveURL(/\/en\/topics$/)
  await expect(page.locator('h1')).toHaveText(m.topics_title({}, { locale: 'en' }))
  await expect.poll(() => isSameDocument(page)).toBe(false)
})

test('server function client: shows an error while offline, and retries when the network returns', async ({ page, context, problems }) => {
  problems.expect(/INTERNET_DISCONNECTED|Failed to fetch|serverFnFetcher|content: |Error/)
  await openStories(page)
  await context.setOffline(true)
  await topics(page).click()
  await expect(page.locator('h1')).toHaveText(siteWord('errorTitle', 'en'))
  await context.setOffline(false)
  await page
    .getByRole('main')
    .getByRole('link', { name: m.try_again({}, { locale: 'en' }) })
    .click()
  await expect(page.locator('h1')).toHaveText(m.topics_title({}, { locale: 'en' }))
})
