import { readFileSync, writeFileSync } from 'node:fs'
import { m } from '#paraglide/messages.js'
import { startSite, type RunningServer } from '../../support/process.ts'
import { changedSpace, copyOf, link, resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { startUpstream } from '../../support/upstream.ts'
import { SITE_CLOCK } from '../../fixtures/clock.ts'
import { expect, test } from '../fixtures.ts'
import { hydrated } from '../page-types.ts'

const HIT = 'vitrine; hit'
const [EN, DE] = [{ locale: 'en' }, { locale: 'de' }] as const

/** Adds a redirect to a space. */
function redirect({ entries }: ExportDraft, id: string, from: string, fields: Record<string, unknown>): void {
  const model = entries.find((each) => 'from' in each.fields && 'permanent' in each.fields)
  if (!model) throw new Error('The space has no redirect.')
  const localized = Object.fromEntries(Object.entries({ from, ...fields }).map(([name, value]) => [name, { en: value }]))
  entries.push({ ...copyOf(model, id), fields: localized })
}

async function answerOf(site: RunningServer, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(site.url + path, { redirect: 'manual', headers })
  const html = await response.text()
  return { status: response.status, location: response.headers.get('Location'), html, headers: response.headers }
}

/** Returns the status of an address, and where it leads. */
async function outcome(site: RunningServer, path: string, headers: Record<string, string> = {}): Promise<string> {
  const { status, location } = await answerOf(site, path, headers)
  return [status, location].filter(Boolean).join(' ')
}

test.describe('redirects from editors', () => {
  // One site for these tests: parallel groups of tests would each start one.
  test.describe.configure({ mode: 'default' })
  let site: RunningServer
  test.beforeAll(async () => {
    const visit = { target: link('Entry', 'page-visit') }
    site = await startSite({
      CONTENT_SPACE: changedSpace((draft) => {
        for (const status of ['301', '302', '307', '308', '410']) redirect(draft, `status-${status}`, `/status-${status}`, { ...visit, status })
        redirect(draft, 'plain', '/plain', visit)
        redirect(draft, 'permanent', '/permanent', { ...visit, permanent: true })
        redirect(draft, 'wild', '/archive/*', { url: '/stories/*', status: '301' })
        redirect(draft, 'wilder', '/archive/shop/*', { url: 'https://shop.example/*', status: '308' })
        redirect(draft, 'exact', '/archive/shop/cart', { ...visit, status: '302' })
        redirect(draft, 'german', '/nur-deutsch', { ...visit, languages: ['de'] })
        redirect(draft, 'french', '/fr/ancien', { ...visit, status: '301' })
        redirect(draft, 'unknown', '/pt/velho', visit)
        redirect(draft, 'file', '/about.html', { ...visit, status: '301' })
        redirect(draft, 'file-gone', '/flyer.pdf', { status: '410' })
        redirect(draft, 'file-away', '/map.pdf', { url: 'https://files.example/map.pdf', status: '308' })
        redirect(draft, 'one', '/chain-one', { url: '/chain-two', status: '301' })
        redirect(draft, 'two', '/chain-two', { url: '/plain', permanent: true })
        redirect(draft, 'loop', '/loop', { url: '/pool' })
        redirect(draft, 'pool', '/pool', { url: '/loop' })
        redirect(draft, 'grow', '/left/*', { url: '/right/more/*' })
        redirect(draft, 'grow-back', '/right/*', { url: '/left/more/*' })
        redirect(draft, 'open', '/open/*', { url: 'https://*' })
        redirect(draft, 'slash', '/besök/', visit)
        redirect(draft, 'page', '/visit', { url: '/stories' })
        resource(draft.entries, 'nav-accessibility').fields = { label: { en: 'Status 410' }, url: { en: '/status-410' } }
      }),
    })
  })
  test.afterAll(() => site.stop())

  for (const [path, expected] of [
    ['/en/status-301', '301 /en/visit'],
    ['/en/status-302', '302 /en/visit'],
    ['/en/status-307', '307 /en/visit'],
    ['/en/status-308', '308 /en/visit'],
    ['/en/plain', '307 /en/visit'],
    ['/en/permanent', '308 /en/visit'],
    ['/de/status-301?utm=a&b', '301 /de/besuch?utm=a&b'],
    ['/en/visit', '200'],
    ['/en/archive/why-stars-twinkle', '301 /en/stories/why-stars-twinkle'],
    ['/en/archive', '301 /en/stories'],
    ['/en/archive/shop/a%20b/c', '308 https://shop.example/a%20b/c'],
    ['/en/archive/shop/cart', '302 /en/visit'],
    ['/de/archive/why-stars-twinkle', '301 /de/geschichten/warum-sterne-funkeln'],
    ['/en/nur-deutsch', '404'],
    ['/de/nur-deutsch', '307 /de/besuch'],
    ['/fr/ancien', '301 /fr/visite'],
    ['/en/ancien', '404'],
    ['/en/pt/velho', '307 /en/visit'],
    ['/pt/velho', '307 /en/visit'],
    ['/status-301', '302 /en/visit'],
    ['/about.html', '302 /en/visit'],
    ['/about.html?a=1', '302 /en/visit?a=1'],
    ['/map.pdf', '307 https://files.example/map.pdf'],
    ['/map.pdf?utm_source=flyer', '307 https://files.example/map.pdf?utm_source=flyer'],
    ['/en/archive/shop/cup?utm_source=a&b', '308 https://shop.example/cup?utm_source=a&b'],
    ['/no-such-file.pdf', '404'],
    ['/en/chain-one', '302 /en/visit'],
    ['/en/loop', '508'],
    ['/en/left/x', '508'],
    ['/en/open/evil.example', '404'],
    ['/en/bes%C3%B6k', '307 /en/visit'],
    ['/en/bes%c3%b6k/', '307 /en/visit'],
    ['/en/beso%CC%88k', '307 /en/visit'],
  ] as const) {
    test(`${path} leads to ${expected}`, async () => {
      expect(await outcome(site, path)).toBe(expected)
    })
  }

  test('an address without a language leads to the page in the language of the visitor', async () => {
    expect(await outcome(site, '/about.html', { 'Accept-Language': 'de' })).toBe('302 /de/besuch')
    expect((await answerOf(site, '/about.html')).headers.get('Vary')).toBe('Accept-Language, Cookie')
    expect((await answerOf(site, '/about.html')).headers.get('Cache-Control')).toBe('no-store')
    expect(await outcome(site, '/status-302', { 'Accept-Language': 'de' })).toBe('302 /de/besuch')
  })

  test('a removed page answers 410 in its language, is not indexed, and is cached by the server', async () => {
    const gone = await answerOf(site, '/de/status-410')
    expect(gone).toMatchObject({ status: 410, location: null, html: expect.stringContaining(m.gone_title({}, DE)) })
    expect(gone.html).toContain(m.gone_text({}, DE))
    expect(gone.html).toContain('<meta name="robots" content="noindex"/>')
    expect(gone.html).toContain('lang="de"')
    expect(gone.headers.get('Cache-Control')).toBe('no-store')
    expect((await answerOf(site, '/de/status-410')).headers.get('Cache-Status')).toBe(HIT)
    const file = await answerOf(site, '/flyer.pdf')
    expect(file).toMatchObject({ status: 410, html: expect.stringContaining(m.gone_title({}, EN)) })
  })

  test('a redirect loop answers with a page in its language', async () => {
    for (const [path, locale] of [
      ['/en/loop', EN],
      ['/de/left/x', DE],
    ] as const) {
      const answer = await answerOf(site, path)
      expect(answer).toMatchObject({ status: 508, html: expect.stringContaining(`>${m.loop_title({}, locale)}</h1>`) })
      // In the layout of the site, with its menu and a search field.
      expect(answer.html).toContain('id="menu"')
      expect(answer.html).toContain('class="status-search')
      expect(answer.html).toContain(`lang="${locale.locale}"`)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('a removed page is explained after client navigation, too', async ({ page, problems }) => {
    // A changed copy of the space has no pictures.
    problems.expect(/410|status of 404|\/media\//)
    await page.goto(`${site.url}/en/stories`)
    await hydrated(page)
    const called = page.waitForRequest(/\/_serverFn\//)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Status 410' }).click()
    await called
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.gone_title({}, EN))
    await expect(page.getByText(m.gone_text({}, EN))).toBeVisible()
    await page.goto(`${site.url}/ar/status-410`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.gone_title({}, { locale: 'ar' }))
  })
})

test('redirects start and end at their scheduled times, also on cached pages', async () => {
  const at = (seconds: number) => new Date(Date.parse(SITE_CLOCK) + seconds * 1000).toISOString()
  const site = await startSite({
    CONTENT_SPACE: changedSpace((draft) => {
      redirect(draft, 'season', '/season', { target: link('Entry', 'page-visit'), status: '302', start: at(10), end: at(16) })
      redirect(draft, 'closed', '/closed', { status: '410', end: at(16) })
    }),
  })
  const soon = { timeout: 60_000, intervals: [200] }
  try {
    expect(await outcome(site, '/en/season')).toBe('404')
    expect((await answerOf(site, '/en/season')).headers.get('Cache-Status')).toBe(HIT)
    expect(await outcome(site, '/en/closed')).toBe('410')
    expect((await answerOf(site, '/en/closed')).headers.get('Cache-Status')).toBe(HIT)
    await expect.poll(() => outcome(site, '/en/season'), soon).toBe('302 /en/visit')
    await expect.poll(() => outcome(site, '/en/closed'), soon).toBe('404')
    expect(await outcome(site, '/en/season')).toBe('404')
  } finally {
    await site.stop()
  }
})

test('slug history: a renamed page redirects from its old address, while the site runs and after a restart', async () => {
  const file = changedSpace(() => undefined)
  const edit = (change: (draft: ExportDraft) => void) => {
    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    change(draft)
    writeFileSync(file, JSON.stringify(draft))
  }
  const story = '/en/stories/why-stars-twinkle'
  const first = await startSite({ CONTENT_SPACE: file })
  try {
    for (const path of [story, '/en/learn/glossary', '/en/stories/twinkling']) await answerOf(first, path)
    expect((await answerOf(first, story)).headers.get('Cache-Status')).toBe(HIT)
    edit(({ entries }) => {
      resource(entries, 'story-seeing').fields['slug'] = { en: 'twinkling', de: 'funkeln' }
      Object.assign(resource(entries, 'page-learn').fields['slug'] ?? {}, { en: 'study' })
    })
    await expect.poll(() => outcome(first, `${story}?a=1`)).toBe('308 /en/stories/twinkling?a=1')
    expect(await outcome(first, '/en/learn/glossary')).toBe('308 /en/study/glossary')
    expect(await outcome(first, '/de/geschichten/warum-sterne-funkeln')).toBe('308 /de/geschichten/funkeln')
    expect(await outcome(first, '/en/stories/twinkling')).toBe('200')
    expect(await outcome(first, '/stories/why-stars-twinkle', { 'Accept-Language': 'de' })).toBe('307 /de/geschichten/funkeln')
  } finally {
    await first.stop()
  }
  edit(({ entries }) => (resource(entries, 'story-seeing').fields['slug'] = { en: 'scintillation' }))
  const second = await startSite({ CONTENT_SPACE: file })
  try {
    for (const path of [story, '/en/stories/twinkling']) expect(await outcome(second, path)).toBe('308 /en/stories/scintillation')
    edit((draft) => (draft.entries = draft.entries.filter(({ sys }) => sys.id !== 'story-seeing')))
    await expect.poll(() => outcome(second, story)).toBe('404')
  } finally {
    await second.stop()
  }
})

test('slug history: a renamed page of a synchronized space redirects from its old address', async () => {
  const upstream = await startUpstream()
  const site = await startSite({ ...upstream.env, CONTENT_SYNC_SECONDS: '0.3' })
  try {
    expect(await outcome(site, '/en/topics/moon')).toBe('200')
    await upstream.edit(({ entries }) => (resource(entries, 'topic-moon').fields['slug'] = { en: 'our-moon' }))
    await expect.poll(() => outcome(site, '/en/topics/moon')).toBe('308 /en/topics/our-moon')
  } finally {
    await site.stop()
    await upstream.stop()
  }
})

test('upper case: every page in every language redirects from its address in capitals, and from one with capitals in escapes', async ({ request }) => {
  test.setTimeout(120_000)
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname)
  const capitals = (path: string) => path.replace(/(?<=^\/[^/]+\/).*/, (rest) => decodeURI(rest).toUpperCase())
  const changed = paths.filter((path) => capitals(path) !== decodeURI(path))
  // The slugs of the other languages have no case.
  expect(new Set(changed.map((path) => path.split('/')[1]))).toEqual(new Set(['en', 'de', 'fr']))
  const wrong: string[] = []
  for (const path of changed) {
    for (const spelling of [encodeURI(capitals(path)), path.replace(/[a-z]$/, (letter) => `%${letter.toUpperCase().charCodeAt(0).toString(16)}`)]) {
      if (spelling === path) continue
      const response = await request.get(`${spelling}?a=B`, { maxRedirects: 0 })
      const found = `${response.status()} ${response.headers()['location']}`
      if (found !== `308 ${path}?a=B`) wrong.push(`${spelling}: ${found}`)
    }
  }
  expect(wrong).toEqual([])
})
