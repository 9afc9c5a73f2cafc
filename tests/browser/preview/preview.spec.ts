import type { APIRequestContext, Page } from '@playwright/test'
import { linkToken } from '../../../src/features/preview/links.server.ts'
import { PREVIEW_SECRET } from '../../fixtures/preview-secret.ts'
import { expect, test } from '../fixtures.ts'
import { settled } from '../measure/settled.ts'
import { hydrated } from '../page-types.ts'

const DRAFT = {
  id: 'story-winter-hexagon',
  en: {
    path: '/en/stories/six-lamps-around-orion',
    title: 'Six lamps around Orion',
    list: '/en/stories',
    drafts: 'Preview: drafts are shown.',
    exit: 'End preview',
  },
  de: {
    path: '/de/geschichten/sechs-laternen-um-orion',
    title: 'Sechs Laternen um Orion',
    list: '/de/geschichten',
    drafts: 'Vorschau: Entwürfe werden gezeigt.',
    exit: 'Vorschau beenden',
  },
} as const

const LATER = Date.parse('2100-01-01T00:00:00Z')
const EARLIER = Date.parse('2000-01-01T00:00:00Z')

const opened = (locale: string, entry: string = DRAFT.id, secret = PREVIEW_SECRET) => `/api/preview?${new URLSearchParams({ secret, entry, locale })}`
const banner = (page: Page) => page.locator('[data-preview]')
const cookieOf = (headers: Readonly<Record<string, string>>) => /preview=[^;]*/.exec(headers['set-cookie'] ?? '')?.[0] ?? ''

/** Requests everything in which a visitor could see the draft: its page, the lists, the sitemap, and the data for scripts. */
async function visitorSees(request: APIRequestContext, locale: 'en' | 'de'): Promise<void> {
  const { path, title, list } = DRAFT[locale]
  const page = await request.get(path)
  expect(page.status()).toBe(404)
  for (const address of [path, list, `/${locale}`, `${list}?topic=${locale === 'en' ? 'stars' : 'sterne'}`, '/sitemap.xml']) {
    const response = await request.get(address)
    const text = await response.text()
    expect(text, address).not.toContain(title)
    expect(text, address).not.toContain(DRAFT.id)
    expect(text, address).not.toContain('data-preview')
    expect(response.headers()['set-cookie'], address).toBeUndefined()
  }
}

for (const locale of ['en', 'de'] as const) {
  test(`preview: an editor opens a draft in ${locale}, navigates and ends the session; visitors never receive the draft`, async ({
    page,
    request,
    problems,
  }) => {
    const { path, title, list, drafts, exit } = DRAFT[locale]
    // Twice: the second response is from the cache.
    await visitorSees(request, locale)
    await visitorSees(request, locale)

    await page.goto(opened(locale))
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).toHaveText(title)
    await expect(banner(page)).toContainText(drafts)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await hydrated(page)
    await visitorSees(request, locale)

    // First by client-side navigation, then back by loading a document.
    await page.getByRole('navigation').locator(`a[href="${list}"]`).first().click()
    await expect(page).toHaveURL(list)
    await settled(page)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible()
    await page.goto(list)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible()
    await visitorSees(request, locale)

    await page.goto(path)
    problems.expect(/status (?:of )?404/)
    await page.getByRole('button', { name: exit }).click()
    await expect(banner(page)).toHaveCount(0)
    await expect(page).toHaveURL(path)
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'preview' }))
    await visitorSees(request, locale)
  })
}

test('preview: responses to editors have no-store and noindex', async ({ request }) => {
  const begun = await request.get(opened('en'), { maxRedirects: 0 })
  expect(begun.headers()['set-cookie']).toMatch(/; HttpOnly; Secure; SameSite=None; Partitioned$/)
  const Cookie = cookieOf(begun.headers())
  for (const path of [DRAFT.en.path, '/en', '/en/no-such-page', '/sitemap.xml']) {
    const headers = (await request.get(path, { headers: { Cookie } })).headers()
    expect(headers['cache-control'], path).toBe('no-store')
    expect(headers['x-robots-tag'], path).toBe('noindex')
  }
  const forged = [`${Cookie}x`, Cookie.replace('preview=e', 'preview=f'), 'preview=', 'preview=a.b', 'preview=%00.%00']
  for (const each of forged) expect((await request.get(DRAFT.en.path, { headers: { Cookie: each } })).status(), each).toBe(404)
})

test('shared link: shows the draft of one page, and published content elsewhere', async ({ page, request }) => {
  await page.goto(opened('en'))
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = new URL(await page.getByRole('textbox', { name: 'A link to the preview' }).inputValue())
  await page.context().clearCookies()

  await page.goto(link.pathname + link.search)
  await expect(page).toHaveURL(DRAFT.en.path)
  await expect(page.locator('h1')).toHaveText(DRAFT.en.title)
  await expect(banner(page)).toContainText('Preview: this page is shown as a draft.')
  await expect(banner(page).getByText('Share')).toHaveCount(0)
  await page.goto(DRAFT.en.list)
  await expect(banner(page)).toContainText('Your preview is of another page')
  await expect(page.getByRole('main').locator(`a[href="${DRAFT.en.path}"]`)).toHaveCount(0)

  const [session] = await page.context().cookies()
  const Cookie = `preview=${session?.value}`
  for (const form of ['links', 'moment']) {
    expect((await request.post(`/api/preview/${form}`, { headers: { Cookie }, form: { locale: 'en' } })).status(), form).toBe(403)
  }
})

test('single-use link: requires confirmation, and is refused when opened again', async ({ page, problems }) => {
  const token = linkToken({ entry: DRAFT.id, locale: 'de', isWhole: false, isOnce: true, until: LATER }, PREVIEW_SECRET)
  await page.goto(`/api/preview?token=${token}`)
  await page.getByRole('button', { name: 'Vorschau öffnen' }).click()
  await expect(page.locator('h1')).toHaveText(DRAFT.de.title)
  problems.expect(/status (?:of )?410/)
  await page.goto(`/api/preview?token=${token}`)
  await page.getByRole('button', { name: 'Vorschau öffnen' }).click()
  await expect(page.locator('h1')).toHaveText('Dieser Vorschaulink wurde schon geöffnet')
})

test('shared link: if unsigned or expired, it answers with an explanation and starts no session', async ({ request }) => {
  const link = { entry: DRAFT.id, locale: 'en', isWhole: true, isOnce: false }
  const ended = linkToken({ ...link, until: EARLIER }, PREVIEW_SECRET)
  const ofOtherKey = linkToken({ ...link, until: LATER }, `${PREVIEW_SECRET}2`)
  const session = cookieOf((await request.get(opened('en'), { maxRedirects: 0 })).headers()).slice('preview='.length)
  const cases: readonly (readonly [string, number, string])[] = [
    [opened('en', DRAFT.id, 'wrong'), 403, 'This preview link does not work'],
    [opened('de', DRAFT.id, ''), 403, 'Dieser Vorschaulink funktioniert nicht'],
    [`/api/preview?token=${ended}`, 410, 'This preview link has expired'],
    [`/api/preview?token=${ofOtherKey}`, 403, 'This preview link does not work'],
    [`/api/preview?token=${session}`, 403, 'This preview link does not work'],
    ['/api/preview?token=', 403, 'This preview link does not work'],
    ['/api/preview', 403, 'This preview link does not work'],
  ]
  for (const [address, status, words] of cases) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.status(), address).toBe(status)
    expect(await response.text(), address).toContain(words)
    expect(response.headers()['set-cookie'], address).toBeUndefined()
  }
})

test('preview forms: none leads to another site, and other sites cannot submit them', async ({ request }) => {
  const Cookie = cookieOf((await request.get(opened('en'), { maxRedirects: 0 })).headers())
  for (const to of ['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'javascript:alert(1)', '/en\r\nX: y', '']) {
    const response = await request.post('/api/preview/exit', { form: { to, locale: 'en' }, maxRedirects: 0 })
    expect(response.status(), to).toBe(303)
    const href = new URL(response.headers()['location'] ?? '', 'http://localhost')
    expect(href.origin, to).toBe('http://localhost')
  }
  for (const form of ['exit', 'moment', 'links']) {
    const sent = { headers: { Cookie, 'Sec-Fetch-Site': 'cross-site' }, form: { to: '/en', locale: 'en' }, maxRedirects: 0 }
    expect((await request.post(`/api/preview/${form}`, sent)).status(), form).toBe(403)
    expect((await request.get(`/api/preview/${form}`)).status(), form).toBe(405)
  }
})
