import { readFileSync, writeFileSync } from 'node:fs'
import { m } from '#paraglide/messages.js'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { runToEnd, startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { expectAccessible } from '../../browser/axe.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { inEachAppearance } from './appearances.ts'

const SITE_PREVIEW_SECRET = 'for the tests of the translations'
const PATH = '/en/_health/translations'
const CHANGED = '?state=outdated&language=de'

let file = ''
let env: Record<string, string> = {}
let site: RunningServer

/** Edits the export file, as an editor publishes a change. */
function edit(change: (draft: ExportDraft) => void): void {
  const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
  change(draft)
  writeFileSync(file, JSON.stringify(draft))
}

/** Requests a path with the cookie of a session, or as a visitor. */
async function ask(path: string, { cookie = '', ...init }: RequestInit & { cookie?: string } = {}) {
  const response = await fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers: { ...init.headers, ...(cookie && { Cookie: cookie }) } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

async function session(): Promise<string> {
  const { headers } = await ask(`/api/preview?${new URLSearchParams({ secret: SITE_PREVIEW_SECRET, locale: 'en' })}`)
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

// One site for all tests of this file: parallel groups of tests would each start one.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  file = changedSpace((space) => {
    resource(space.entries, 'story-seeing').fields['title'] = { en: 'Opens at eight', de: 'Öffnet um acht', fr: 'Ouvre à huit heures' }
    delete resource(space.entries, 'story-seeing').fields['summary']?.['de']
    resource(space.entries, 'page-imprint').fields['machineTranslation'] = { fr: 'unreviewed' }
  })
  env = { CONTENT_SPACE: file, SITE_PREVIEW_SECRET, CONTENT_STATE: temporaryFolder('translations-state') }
  site = await startSite(env)
  const cookie = await session()
  // The history begins before the change.
  await expect.poll(async () => (await ask(`${PATH}?state=unknown`, { cookie })).text).toContain('Opens at eight')
  edit((space) => {
    resource(space.entries, 'story-seeing').fields['title'] = { en: 'Opens at nine', de: 'Öffnet um acht', fr: 'Ouvre à huit heures' }
  })
  await expect.poll(async () => (await ask(`${PATH}${CHANGED}`, { cookie })).text, { timeout: 20_000 }).toContain('<ins>nine</ins>')
})
test.afterAll(() => site.stop())

test('translations page: answers 404 to visitors, also for its form, and refuses forms of other sites', async () => {
  expect((await ask(PATH)).status).toBe(404)
  const form = { method: 'POST', body: new URLSearchParams({ entry: 'story-seeing', field: 'title', language: 'de' }) }
  expect((await ask(`${PATH}/dismiss`, form)).status).toBe(404)
  const foreign = { ...form, cookie: await session(), headers: { Origin: 'https://elsewhere.example' } }
  expect((await ask(`${PATH}/dismiss`, foreign)).status).toBe(403)
  expect((await ask(`${PATH}/dismiss`, { cookie: await session() })).status).toBe(405)
})

test('translations page: editors see it in every language, uncached and unindexed', async () => {
  const cookie = await session()
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(`/${locale}/_health/translations`, { cookie })
    expect(status).toBe(200)
    expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual(['no-store', 'noindex'])
    expect(text).toContain(m.translations_intro({}, { locale }))
  }
  expect((await ask('/en/_health', { cookie })).text).toContain(`href="${PATH}"`)
})

test('translations page: selects the machine translations that no person has reviewed', async () => {
  const cookie = await session()
  const { text } = await ask(`${PATH}?state=unreviewed`, { cookie })
  const ids = [...text.matchAll(/<code dir="ltr">\w+ · ([\w-]+)<\/code>/g)].map(([, id]) => id)
  expect(ids).toEqual(expect.arrayContaining(['page-imprint', 'imprint-hero', 'imprint-text']))
  expect(ids.filter((id) => id !== 'page-imprint' && !id?.startsWith('imprint-'))).toEqual([])
  expect(text).toMatch(/<option value="unreviewed" selected="">/)
  expect((await ask(`${PATH}?state=unreviewed&language=de`, { cookie })).text).toContain(m.translations_none({}, { locale: 'en' }))
})

test('content:translations: prints the changes that the running site has recorded', async () => {
  const { code, output } = await runToEnd(['scripts/content-translations.ts', '--space', file, '--language', 'fr', '--state', 'outdated'], env)
  expect(code, output).toBe(0)
  expect(output).toContain('Opens at [-eight-]{+nine+}')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

  test('translations page: filters, shows the change, and a dismissal lasts across restarts until the source changes again', async ({ page }) => {
    const [name = '', value = ''] = (await session()).split('=')
    // A header that the test sets would be missing after the redirect of the form.
    await page.context().addCookies([{ name, value, domain: 'localhost', path: '/' }])
    await page.goto(`${site.url}${PATH}`)
    await page.locator('select[name=language]').selectOption('de')
    await page.locator('select[name=type]').selectOption('story')
    await page.getByRole('button', { name: 'Show' }).click()
    const rows = page.locator('.health-row')
    await expect(rows).toHaveCount(2)
    await expect(rows.filter({ hasText: 'summary' })).toContainText('Missing')
    const row = rows.filter({ hasText: 'title' })
    await expect(row.locator('del')).toHaveText('eight')
    await expect(row.getByRole('link', { name: /^Edit in Contentful: / })).toHaveAttribute('href', /focusedField=title&focusedLocale=de$/)
    await row.getByRole('button', { name: /^Still correct/ }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\?language=de&type=story$/)
    await expect(rows).toHaveCount(1)
    await site.stop()
    site = await startSite(env)
    await page.goto(`${site.url}${PATH}${CHANGED}&type=story`)
    await expect(page.getByText('No translation needs work.')).toBeVisible()
    await page.goto(`${site.url}${PATH}?state=outdated&language=fr`)
    await expect(rows).toHaveCount(1)
    edit((space) => {
      resource(space.entries, 'story-seeing').fields['title'] = { en: 'Opens at ten', de: 'Öffnet um acht', fr: 'Ouvre à huit heures' }
    })
    await expect(async () => {
      await page.goto(`${site.url}${PATH}${CHANGED}`)
      await expect(rows.locator('ins')).toHaveText('ten', { timeout: 500 })
    }).toPass({ timeout: 20_000 })
  })
})

const COMPARE = '/_health/translations/compare?entry=story-seeing'

test('comparison: answers 404 to visitors, and for unknown entries', async () => {
  expect((await ask(`/en${COMPARE}`)).status).toBe(404)
  const cookie = await session()
  expect((await ask('/en/_health/translations/compare?entry=nothing', { cookie })).status).toBe(404)
  expect((await ask('/en/_health/translations/compare?entry=a&entry=b', { cookie })).status).toBe(404)
})

test.describe('comparison without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test.beforeEach(({ problems }) => problems.expect(/^failed: .*\.js csp$/))

  test('shows an entry block by block in two languages, with the changes of the source', async ({ page }) => {
    await page.setExtraHTTPHeaders({ Cookie: await session() })
    await page.goto(`${site.url}${PATH}?language=fr`)
    await page
      .locator('.health-statement', { hasText: 'story-seeing' })
      .getByRole('link', { name: /^Compare side by side: / })
      .focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare side by side')
    const title = page.getByRole('region', { name: 'Title' })
    const row = title.getByRole('listitem')
    await expect(row).toHaveCount(1)
    await expect(row.locator('.compare-text[lang=en]')).toHaveText(/^Opens at (?:nine|ten)$/)
    await expect(row.locator('.compare-text[lang=fr]')).toHaveText('Ouvre à huit heures')
    await expect(row.locator('del')).toHaveText('eight')
    await expect(row.locator('ins')).toHaveText(/^(?:nine|ten)$/)
    await expect(row).toContainText('Outdated')
    const body = page.getByRole('region', { name: 'Body' })
    expect(await body.locator('[lang=en]').count()).toBeGreaterThan(3)
    expect(await body.locator('[lang=fr]').count()).toBe(await body.locator('[lang=en]').count())
    await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'Arabic' }).click()
    await expect(body.locator('[lang=ar]').first()).toHaveAttribute('dir', 'rtl')
  })
})

test('comparison: is accessible in both writing directions and fits four widths', async ({ page }) => {
  await page.setExtraHTTPHeaders({ Cookie: await session() })
  await inEachAppearance(page, async (locale) => {
    await page.goto(`${site.url}/${locale}${COMPARE}&language=ar`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.translations_compare({}, { locale }))
    await expectAccessible(page)
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${locale} at ${width}`).toBe(width)
    }
  })
})

test('translations page: is accessible in both writing directions, fits a phone, and shows the dark palette', async ({ page }) => {
  await page.setExtraHTTPHeaders({ Cookie: await session() })
  await inEachAppearance(page, async (locale, width) => {
    await page.goto(`${site.url}/${locale}/_health/translations?language=fr`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.health_translations({}, { locale }))
    await page.locator('main details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessible(page)
  })
})
