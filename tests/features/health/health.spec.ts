import { m } from '#paraglide/messages.js'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { linkToken } from '../../../src/features/preview/links.server.ts'
import { PREVIEW_SECRET } from '../../fixtures/preview-secret.ts'
import { startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, copyOf, link, resource } from '../../support/spaces/export-file.ts'
import { expectAccessible } from '../../browser/axe.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { inEachAppearance } from './appearances.ts'

const SITE_PREVIEW_SECRET = 'for the tests of the health report'
const BROKEN = 'https://app.contentful.com/spaces/meridian00001/environments/master/entries/story-seeing?focusedField=related&focusedLocale=en'.replaceAll(
  '&',
  '&amp;',
)

let site: RunningServer

// One site for all tests of this file: parallel groups of tests would each start one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const file = changedSpace((space) => {
    const related = resource(space.entries, 'story-seeing').fields['related']?.['en']
    if (Array.isArray(related)) related.push(link('Entry', 'no-such-entry'))
    for (let n = 0; n < 9; n += 1) space.assets.push(copyOf(resource(space.assets, 'dome-at-dusk'), `spare-${n}`))
  })
  site = await startSite({ CONTENT_SPACE: file, SITE_PREVIEW_SECRET })
})
test.afterAll(() => site.stop())

/** Requests a path with the cookie of a session, or as a visitor. */
async function ask(path: string, cookie?: string, url = site.url) {
  const response = await fetch(new URL(path, url), { redirect: 'manual', ...(cookie && { headers: { Cookie: cookie } }) })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

/** Opens a session. Returns its cookie. */
async function sessionBy(query: string, url = site.url): Promise<string> {
  const { headers } = await ask(`/api/preview?${query}`, undefined, url)
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

const bySecret = (secret = SITE_PREVIEW_SECRET, url = site.url) => sessionBy(new URLSearchParams({ secret, locale: 'en' }).toString(), url)

test('health page: answers 404 to visitors and to guests who may see one entry', async () => {
  const token = linkToken({ entry: 'story-seeing', locale: 'en', isWhole: false, isOnce: false, until: Date.UTC(2099, 0) }, SITE_PREVIEW_SECRET)
  for (const cookie of [undefined, await sessionBy(`token=${token}`)]) {
    for (const path of ['/en/_health', '/de/_health?severity=error', '/en/_health.json', '/_health.xml']) {
      const { status, text } = await ask(path, cookie)
      expect(status, path).toBe(404)
      expect(text).not.toContain('no-such-entry')
    }
  }
})

test('health page: editors see it in every language, uncached and unindexed, and can download it', async () => {
  const cookie = await bySecret()
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(`/${locale}/_health`, cookie)
    expect(status).toBe(200)
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
    expect(text).toMatch(/<meta name="robots" content="noindex"\/>/)
    expect(text).toContain(m.health_title({}, { locale }))
    expect(text).toContain(m.health_links({}, { locale }))
    expect(text).toContain(`href="${BROKEN}"`)
  }
  const json = JSON.parse((await ask('/ja/_health.json?severity=error', cookie)).text)
  expect(json.findings).toMatchObject([{ kind: 'broken-link', id: 'story-seeing', field: 'related', locale: 'en' }])
  const xml = await ask('/en/_health.xml', cookie)
  expect([xml.headers.get('Content-Type'), xml.headers.get('Cache-Control')]).toEqual(['application/xml; charset=utf-8', 'no-store'])
  expect(xml.text).toContain('<testsuite name="broken-link" tests="1" failures="1"')
  const post = await fetch(new URL('/en/_health.json', site.url), { method: 'POST', headers: { Cookie: cookie } })
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD'])
})

test('health page: lists the words of searches without results', async ({ baseURL }) => {
  // The search index of this site is complete. Before that, searches without results are not counted.
  const cookie = await bySecret(PREVIEW_SECRET, baseURL)
  const search = async (words: string) => {
    const { status } = await fetch(`${baseURL}/en/search?${new URLSearchParams({ q: words })}`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    expect(status).toBe(200)
  }
  for (let times = 0; times < 12; times += 1) await search(times % 2 === 0 ? 'zebrafish sandwich' : ' Zebrafish  sandwich')
  await search('moon')
  const { text } = await ask('/en/_health', cookie, baseURL)
  const [, list = ''] = /<h2 id="search-misses">(.*?)<\/section>/.exec(text.replaceAll('<!-- -->', '')) ?? []
  expect(list).toContain('<bdi lang="en">zebrafish sandwich</bdi> (en) × 12')
  expect(list).not.toContain('>moon<')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

  test('health page: a form filters the findings, and pagination divides them', async ({ page }) => {
    await page.setExtraHTTPHeaders({ Cookie: await bySecret() })
    await page.goto(`${site.url}/en/_health`)
    const rows = page.locator('.health-group .health-row')
    await expect(rows).toHaveCount(100)
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(rows).not.toHaveCount(100)
    await expect(rows.first()).toBeVisible()
    await page.locator('select[name=severity]').selectOption('Errors')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(rows).toHaveCount(1)
    await expect(page).toHaveURL(/\?severity=error&topic=&kind=&language=&type=$/)
    await expect(page.locator('select[name=severity]')).toHaveValue('error')
    await page.locator('select[name=language]').selectOption('de')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText('There are no problems to fix.')).toBeVisible()
  })

  test('health page: each explanation stands once per kind of finding, above its entries', async ({ page }) => {
    await page.setExtraHTTPHeaders({ Cookie: await bySecret() })
    await page.goto(`${site.url}/en/_health?type=story&language=de`)
    await expect(page.getByRole('combobox', { name: 'Content types' })).toHaveValue('story')
    await page.goto(`${site.url}/en/_health?kind=asset-unused`)
    const group = page.locator('.health-group')
    await expect(group.getByRole('heading', { level: 2, name: 'Unused files' })).toBeVisible()
    await expect(group.locator('> summary')).toContainText('Notices: 9')
    await expect(group.locator('p')).toHaveText(['No entry links to this file, so that no page shows it.'])
    const links = group.getByRole('link', { name: /^Edit in Contentful: / })
    await expect(links).toHaveCount(5)
    // Collapsed rows can be opened by keyboard, like groups.
    const more = group.getByText('More: 4')
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(links).toHaveCount(9)
    await group.locator('> summary').focus()
    await page.keyboard.press('Enter')
    await expect(links).toHaveCount(0)
  })

  test('health page: on a phone, errors come first, nothing scrolls sideways and filters stay folded until one is set', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.setExtraHTTPHeaders({ Cookie: await bySecret() })
    for (const locale of ['en', 'ar'] as const) {
      await page.goto(`${site.url}/${locale}/_health`)
      const first = page.locator('.health-group').first()
      await expect(first).toHaveAttribute('data-severity', 'error')
      await expect(first.locator('p')).toBeInViewport()
      await expect(page.getByRole('combobox').first()).toBeHidden()
      // Collapsed findings must fit as well.
      await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      expect(await page.locator('main *').evaluateAll((all) => all.filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX)).length)).toBe(0)
      await page.goto(`${site.url}/${locale}/_health?severity=error`)
      await expect(page.getByRole('combobox').first()).toBeVisible()
    }
  })
})

test('health page: is accessible in both writing directions, on a phone and in the dark palette', async ({ page }) => {
  await page.setExtraHTTPHeaders({ Cookie: await bySecret() })
  await inEachAppearance(page, async (locale) => {
    await page.goto(`${site.url}/${locale}/_health?type=story`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.health_title({}, { locale }))
    await expectAccessible(page)
  })
})
