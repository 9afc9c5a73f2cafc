import type { Page } from '@playwright/test'
import { linkToken, readLink } from '../../../src/features/preview/links.server.ts'
import { MAX_SHARED } from '../../../src/features/preview/link-uses.server.ts'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { PREVIEW_SECRET } from '../../fixtures/preview-secret.ts'
import { expect, test } from '../fixtures.ts'

const LATER = Date.parse('2100-01-01T00:00:00Z')
const STORY = '/en/stories/why-stars-twinkle'
const MAX_BAR_PX = 64

const opened = (parameters: Readonly<Record<string, string>> = {}) =>
  `/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, locale: 'en', ...parameters })}`
const bar = (page: Page) => page.locator('[data-preview]')
const field = (page: Page) => page.getByRole('textbox', { name: 'A link to the preview' })

async function tokenOn(page: Page) {
  const link = new URL(await field(page).inputValue())
  return { address: link.pathname + link.search, link: readLink(link.searchParams.get('token') ?? '', PREVIEW_SECRET) }
}

for (const { locale, path } of [
  { locale: 'en', path: '/en' },
  { locale: 'de', path: '/de' },
  { locale: 'fr', path: '/fr' },
  { locale: 'ar', path: '/ar' },
  { locale: 'ja', path: '/ja' },
]) {
  test(`preview bar: takes at most ${MAX_BAR_PX} px of a phone, and its tools are reachable (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const at of ['', '2027-03-01T10:00']) {
      await page.goto(opened({ locale, at }))
      await expect(page).toHaveURL(path)
      const { height, width } = (await bar(page).boundingBox()) ?? { height: 0, width: 0 }
      expect(height).toBeGreaterThan(30)
      expect(height).toBeLessThanOrEqual(MAX_BAR_PX)
      expect(width).toBeLessThanOrEqual(390)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    const share = bar(page).locator('summary').first()
    await share.click()
    const form = bar(page).locator('form[action$="/links"]')
    await expect(form.getByRole('button')).toBeInViewport({ ratio: 1 })
    expect((await bar(page).boundingBox())?.height).toBeLessThanOrEqual(MAX_BAR_PX)
  })
}

test('Share on a listing: explains that it shares the whole site, and the link opens that listing', async ({ page }) => {
  await page.goto(opened())
  await page.goto('/en/stories?topic=stars')
  await bar(page).getByText('Share', { exact: true }).click()
  await expect(bar(page)).toContainText('The link opens this page and shows the drafts of the whole site.')
  await page.getByRole('button', { name: 'Create a link' }).first().click()
  const { address, link } = await tokenOn(page)
  expect(link).toMatchObject({ isWhole: true, to: '/en/stories?topic=stars' })
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL('/en/stories?topic=stars')
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page).toHaveURL('/en/stories?topic=stars')
  await expect(bar(page)).toContainText('Preview: drafts are shown.')
})

test('Share: a link created while previewing another time preserves that time', async ({ page }) => {
  await page.goto(opened({ at: '2031-01-01T10:00', entry: 'story-seeing' }))
  await expect(bar(page)).toContainText('As of')
  await bar(page).getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).first().click()
  const { address } = await tokenOn(page)
  await page.context().clearCookies()
  await page.goto(address)
  await expect(page).toHaveURL(STORY)
  await expect(bar(page)).toContainText('2031')
})

test('Share: a button copies the link, and the page links back to the shared page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(opened({ entry: 'story-seeing' }))
  await bar(page).getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).first().click()
  const href = await field(page).inputValue()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(href)
  await page.getByRole('link', { name: 'Back to the page' }).click()
  await expect(page).toHaveURL(STORY)
})

test('press link: only editors can create it, from a page of the preview', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(opened())
  await page.goto('/en/press')
  await bar(page).getByText('Press link', { exact: true }).click()
  await bar(page).locator('form[action$="/press"]').getByRole('button').click()
  await expect(page.locator('h1')).toHaveText('A link for the press')
  const link = new URL(await page.getByRole('textbox', { name: 'A link for the press' }).inputValue())
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('status')).toHaveText('Copied.')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link.href)
  expect(link.pathname).toMatch(/^\/protected\/pass\//)
  await page.context().clearCookies()
  await page.goto(link.pathname)
  await expect(page).toHaveURL('/en/press')

  const guest = linkToken({ isWhole: true, isOnce: false, until: LATER }, PREVIEW_SECRET)
  await page.goto(`/api/preview?token=${guest}`)
  await expect(bar(page)).toBeVisible()
  await expect(bar(page).getByText('Press link')).toHaveCount(0)
  const [session] = await page.context().cookies()
  const form = { to: '/en/press', locale: 'en' }
  expect((await request.post('/api/preview/press', { headers: { Cookie: `preview=${session?.value}` }, form })).status()).toBe(403)
  expect((await request.post('/api/preview/press', { form })).status()).toBe(403)
})

test('single-use link: its guest can create only single-use links that expire no later', async ({ page, request }) => {
  // One minute from now, by the clock of the server.
  const until = Date.parse((await request.get('/robots.txt')).headers()['date'] ?? '') + 60_000
  await page.goto(`/api/preview?token=${linkToken({ isWhole: true, isOnce: true, until }, PREVIEW_SECRET)}`)
  const open = page.getByRole('button', { name: 'Open the preview' })
  expect((await open.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await open.evaluate((button) => getComputedStyle(button).borderTopWidth)).not.toBe('0px')
  await open.click()
  await expect(bar(page)).toBeVisible()
  const [session] = await page.context().cookies()
  const made = await request.post('/api/preview/links', { headers: { Cookie: `preview=${session?.value}` }, form: { locale: 'en', days: '30', whole: 'on' } })
  const token = /token=([\w.-]+)/.exec(await made.text())?.[1] ?? ''
  expect(readLink(token, PREVIEW_SECRET)).toMatchObject({ isOnce: true, until })
})

test('single-use link: its guests can create a limited number of links, and a page explains the limit', async ({ request }) => {
  const guestOf = async (token: string) =>
    (await request.post('/api/preview', { form: { token }, maxRedirects: 0 })).headers()['set-cookie']?.split(';')[0] ?? ''
  const createBy = (Cookie: string) => request.post('/api/preview/links', { headers: { Cookie }, form: { locale: 'de', days: '1', once: 'on' } })
  let guest = await guestOf(linkToken({ isWhole: true, isOnce: true, until: LATER }, PREVIEW_SECRET))
  for (let at = 0; at < MAX_SHARED; at += 1) {
    const response = await createBy(guest)
    expect(response.status()).toBe(200)
    // Half of the links are created by the guest of the previous one.
    if (at < MAX_SHARED / 2) guest = await guestOf(/token=([\w.-]+)/.exec(await response.text())?.[1] ?? '')
  }
  const refused = await createBy(guest)
  expect(refused.status()).toBe(403)
  expect(await refused.text()).toContain('Weitere Links sind nicht möglich')
})

test('session: its cookie has the __Host- prefix over https', async ({ request }) => {
  const over = async (headers: Record<string, string>) => (await request.get(opened(), { headers, maxRedirects: 0 })).headers()['set-cookie'] ?? ''
  expect(await over({ 'X-Forwarded-Proto': 'https' })).toMatch(/^__Host-preview=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; Secure; SameSite=None; Partitioned$/)
  expect(await over({})).toMatch(/^preview=/)
})

test('preview: rejects times outside the calendar and unknown entries with a page', async ({ request }) => {
  const cases = [
    [{ at: '99999-01-01' }, 400, 'This time cannot be shown'],
    [{ at: '0000-01-01T00:00' }, 400, 'This time cannot be shown'],
    [{ timeline: ';+275760-09-13T00:00:00.000Z' }, 400, 'This time cannot be shown'],
    [{ entry: 'no-such-entry' }, 404, 'Entry not found'],
  ] as const
  for (const [parameters, status, words] of cases) {
    const response = await request.get(opened(parameters), { maxRedirects: 0 })
    expect([response.status(), response.headers()['set-cookie']], JSON.stringify(parameters)).toEqual([status, undefined])
    expect(await response.text()).toContain(words)
  }
  for (const at of ['1000-06-01T00:00', '9999-06-01T00:00']) {
    const Cookie = (await request.get(opened({ at }), { maxRedirects: 0 })).headers()['set-cookie']?.split(';')[0] ?? ''
    for (const path of ['/en', ...(isAbsent('event') ? [] : ['/en/events']), '/en/stories'])
      expect((await request.get(path, { headers: { Cookie } })).status(), `${at} ${path}`).toBe(200)
  }
})
