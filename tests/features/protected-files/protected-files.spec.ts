import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGate } from '../../support/gate.ts'
import { PRODUCT, startContentService, startSite, type RunningServer } from '../../support/process.ts'
import { m } from '#paraglide/messages.js'
import { sessionCookie } from '../../../src/features/preview/preview-cookie.server.ts'
import { signedPass } from '../../../src/features/protected-files/press-pass.server.ts'
import { LOCALES } from '../../../src/i18n/locales.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { loaded } from '../../browser/measure/settled.ts'
import { hydrated } from '../../browser/page-types.ts'

const SITE_PREVIEW_SECRET = 'the-secret-that-signs-passes'
const CONTENTFUL_DELIVERY_TOKEN = 'the-token-of-the-space'
const CONTENTFUL_PREVIEW_TOKEN = 'the-token-of-its-drafts'
const [BEFORE, AFTER] = ['2027-02-05T20:00:00Z', '2027-02-05T21:00:00Z']
const LOCKED = '/protected/en/first-light-star/first-light-star.jpg'
const RELEASED = '/protected/en/first-light-dark/first-light-dark.jpg'
const OFFERED = 'w=320&fm=webp&q=76'
const PRESS = ['/en/press', '/de/presse', '/fr/presse', `/ar/${encodeURIComponent('الصحافة')}`, '/ja/press']

/** Creates a client that stores the cookies of a site. */
function visitor(site: RunningServer) {
  const cookies = new Map<string, string>()
  return async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    for (const [name, value] of cookies) headers.append('Cookie', `${name}=${value}`)
    const response = await fetch(new URL(path, site.url), { redirect: 'manual', ...init, headers, signal: AbortSignal.timeout(20_000) })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

type Visitor = ReturnType<typeof visitor>

const pass = (until: string) => `/protected/pass/${signedPass({ until: Date.parse(until) / 1000, to: '/en/press' }, SITE_PREVIEW_SECRET)}`

/** Returns the headers of an editor who may preview everything, or of a visitor with a link to one draft. */
const editor = (scope: 'all' | { readonly entry: string }) => {
  const [Cookie = ''] = sessionCookie({ scope, until: new Date('2100-01-01T00:00:00Z') }, SITE_PREVIEW_SECRET).split(';')
  return { headers: { Cookie } }
}

/** Follows the redirects to a file, with the same request each time. */
async function followed(get: Visitor, path: string, init?: RequestInit) {
  const led = await get(path, init)
  const to = led.headers.get('Location')
  return { led, to, file: await get(to ?? '/no-such-file', init) }
}

test.describe('picture under embargo', () => {
  let site: RunningServer
  test.beforeAll(async () => {
    site = await startSite({ SITE_PREVIEW_SECRET, SITE_CLOCK: BEFORE })
  })
  test.afterAll(() => site.stop())

  test('without a pass, answers 403 in the language of the page and names the end of the embargo', async () => {
    const get = visitor(site)
    for (const locale of LOCALES) {
      const refused = await get(LOCKED.replace('/en/', `/${locale}/`))
      expect([refused.status, refused.headers.get('Cache-Control'), refused.headers.get('Location')]).toEqual([403, 'no-store', null])
      const html = await refused.text()
      expect(html).toContain(`<html lang="${locale}"`)
      expect(html).toMatch(/<h1>[^<]*2027[^<]*<\/h1>|<h1>[^<]*٢٠٢٧/)
    }
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(await (await get(LOCKED)).text()) ?? []
    expect((await get(style)).status).toBe(200)
    const page = await (await get('/en/press')).text()
    expect(page).toContain(m.embargo_until({ date: '5 February 2027 at 22:00 CET' }, { locale: 'en' }))
    expect(page).toContain(`href="${LOCKED}"`)
    expect(page).not.toContain(`${LOCKED}?`)
    expect(page).not.toContain('ctfassets')
  })

  test('with a press link, is served in full and in the offered sizes until the link expires', async () => {
    const get = visitor(site)
    const opened = await get(pass('2027-02-06T00:00:00Z'))
    expect([opened.status, opened.headers.get('Location'), opened.headers.get('Cache-Control')]).toEqual([303, '/en/press', 'no-store'])
    const [cookie = ''] = opened.headers.getSetCookie()
    expect(cookie).toMatch(/; Path=\/protected; Max-Age=\d+; HttpOnly; Secure; SameSite=Lax$/)
    const whole = await followed(get, LOCKED)
    expect([whole.led.status, whole.led.headers.get('Cache-Control'), whole.file.status]).toEqual([303, 'no-store', 200])
    expect(whole.file.headers.get('Cache-Control')).toBe('private, max-age=60')
    expect(whole.file.headers.get('Content-Type')).toBe('image/jpeg')
    const small = await followed(get, `${LOCKED}?${OFFERED}`)
    expect([small.file.status, small.file.headers.get('Content-Type')]).toEqual([200, 'image/webp'])
    expect((await followed(get, LOCKED, { headers: { Range: 'bytes=0-99' } })).file.status).toBe(206)
    const head = await followed(get, LOCKED, { method: 'HEAD' })
    expect([head.led.status, head.file.status, await head.file.text()]).toEqual([303, 200, ''])
    expect((await get(`${LOCKED}?w=321&fm=webp&q=76`)).status, 'what is not offered').toBe(404)
    expect((await get(`${LOCKED}?policy=x&token=y`)).status).toBe(404)
    // Requests of other visitors are refused, also at the address of the file.
    expect((await visitor(site)(LOCKED)).status).toBe(403)
    expect((await visitor(site)(whole.to?.split('?')[0] ?? '')).status).toBe(403)
    expect((await visitor(site)(whole.to?.split('?')[0]?.replace('.secure.ctfassets.net', '') ?? '')).status).toBe(403)
  })

  test('with an expired, foreign or altered pass, is refused', async () => {
    const good = pass('2027-02-06T00:00:00Z')
    const [payload = '', signature = ''] = good.split('.')
    const later = Buffer.from(JSON.stringify([4e9, '//evil.example'])).toString('base64url')
    const bad = [
      pass('2027-02-05T19:59:59Z'),
      `/protected/pass/${signedPass({ until: 4e9, to: '/en/press' }, 'another-secret-of-its-own')}`,
      `/protected/pass/${later}.${signature}`,
      payload,
      `${payload}.`,
      `${good}x`,
      `${good}.${signature}`,
      '/protected/pass/',
    ]
    for (const path of bad) {
      const get = visitor(site)
      const refused = await get(path, { headers: { 'Accept-Language': 'de' } })
      expect([refused.status, refused.headers.getSetCookie()], path).toEqual([403, []])
      expect(await refused.text()).toContain(m.press_link_title({}, { locale: 'de' }))
      const text = path.split('/').at(-1) ?? ''
      expect((await get(LOCKED, { headers: { Cookie: `press-pass=${text}` } })).status, path).toBe(403)
    }
  })

  test('is shown in a preview of the whole site, and not by a link to one draft', async () => {
    const page = await visitor(site)('/en/press', editor('all'))
    expect(page.headers.get('Cache-Control')).toBe('no-store')
    expect(await page.text()).toContain(`${LOCKED}?${OFFERED.replaceAll('&', '&amp;')} 320w`)
    const led = await visitor(site)(`${LOCKED}?${OFFERED}`, editor('all'))
    expect([led.status, led.headers.get('Cache-Control')]).toEqual([307, 'no-store'])
    expect((await visitor(site)(led.headers.get('Location') ?? '')).status).toBe(200)
    expect((await visitor(site)(LOCKED, editor({ entry: 'page-press' }))).status).toBe(403)
    expect(await (await visitor(site)('/en/press')).text()).not.toContain(`${LOCKED}?`)
  })

  test('paths below it answer 404, and other methods 405', async () => {
    const get = visitor(site)
    for (const path of [
      '/protected/en/no-such-file/x.jpg',
      '/protected/en/first-light-star',
      '/protected/xx/first-light-star/x.jpg',
      '/protected/',
      '/protected/en/%2e%2e/x',
    ])
      expect((await get(path)).status, path).toBe(404)
    expect((await get(LOCKED, { method: 'POST' })).status).toBe(405)
  })
})

test('protected file: is public without an embargo, or from its release on', async () => {
  const [before, after] = await Promise.all([BEFORE, AFTER].map((SITE_CLOCK) => startSite({ SITE_PREVIEW_SECRET, SITE_CLOCK })))
  if (!before || !after) throw new Error('There are two sites.')
  try {
    const free = await followed(visitor(before), `${RELEASED}?${OFFERED}`)
    expect([free.led.status, free.led.headers.get('Cache-Control'), free.file.status]).toEqual([307, 'public, max-age=600', 200])
    const released = await followed(visitor(after), `${LOCKED}?${OFFERED}`)
    expect([released.led.status, released.file.status]).toEqual([307, 200])
    const page = await (await visitor(after)('/en/press')).text()
    expect(page).toContain(`${LOCKED}?${OFFERED.replaceAll('&', '&amp;')} 320w`)
    expect(page).not.toContain(m.embargo_until({ date: '5 February 2027 at 22:00 CET' }, { locale: 'en' }))
    // An expired pass does not remove other permissions.
    expect((await visitor(after)(LOCKED, { headers: { Cookie: 'press-pass=x.y' } })).status).toBe(307)
  } finally {
    await Promise.all([before.stop(), after.stop()])
  }
})

/** Starts a site on a space with protected files over HTTP, and records the asset keys that the space creates. */
async function protectedSpace(CONTENT_STRATEGY: string, embargo: string) {
  const service = await startContentService(['--embargo', embargo, '--preview-token', CONTENTFUL_PREVIEW_TOKEN])
  const gate = await startGate(service.port)
  const keys: { readonly policy: string; readonly secret: string }[] = []
  gate.set((incoming, _outgoing, handOn) =>
    handOn((answer, back) => {
      let body = ''
      if (incoming.url?.endsWith('/asset_keys')) answer.on('data', (chunk: Buffer) => (body += chunk)).on('end', () => keys.push(JSON.parse(body)))
      back.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(back)
    }),
  )
  const env = {
    CONTENTFUL_SPACE_ID: 'meridian00001',
    CONTENTFUL_HOST: `localhost:${gate.port}`,
    CONTENTFUL_INSECURE: 'true',
    CONTENTFUL_DELIVERY_TOKEN,
    CONTENTFUL_PREVIEW_TOKEN,
  }
  const state = mkdtempSync(join(tmpdir(), 'protected-'))
  const site = await startSite({ ...env, CONTENT_STRATEGY, CONTENT_STATE: state, SITE_PREVIEW_SECRET, SITE_CLOCK: BEFORE })
  return {
    site,
    keys,
    async stop() {
      await site.stop()
      await gate.stop()
      await service.stop()
      rmSync(state, { recursive: true })
    },
  }
}

/** Expects that the site's responses contain no secrets of the server. */
function expectNoSecret({ keys }: { readonly keys: readonly { readonly policy: string; readonly secret: string }[] }, given: ReadonlyMap<string, string>) {
  const hidden = [
    ...keys.flatMap(({ policy, secret }) => [policy, secret]),
    CONTENTFUL_DELIVERY_TOKEN,
    CONTENTFUL_PREVIEW_TOKEN,
    SITE_PREVIEW_SECRET,
    'policy=',
    'asset_keys',
    'AssetKey',
  ]
  const found = [...given].flatMap(([where, text]) => hidden.filter((each) => text.includes(each)).map((each) => `${each} in ${where}`))
  expect(found).toEqual([])
}

const urlsIn = (html: string) =>
  [...html.matchAll(/(?:src|href|srcSet|content)="([^"]+)"/g)]
    .flatMap(([, value = '']) => value.replaceAll('&amp;', '&').split(', '))
    .map((each) => each.split(' ')[0] ?? '')
    .filter((url) => /\/protected\/|\/(?:images|assets)(?:\.secure\.ctfassets\.net)?\/meridian/.test(url))
    .map((url) => url.replace(/^https?:\/\/[^/]+(?=\/protected\/)/, ''))

for (const CONTENT_STRATEGY of ['replica', 'direct']) {
  for (const embargo of ['preparation', 'unpublished', 'all']) {
    test(`space with protection ${embargo}: the ${CONTENT_STRATEGY} strategy shows it with one secret key`, async () => {
      test.setTimeout(120_000)
      const space = await protectedSpace(CONTENT_STRATEGY, embargo)
      try {
        const given = new Map<string, string>()
        const get = visitor(space.site)
        for (const path of ['/en', '/en/stories', ...PRESS]) {
          const response = await get(path)
          expect(response.status, path).toBe(200)
          given.set(path, `${JSON.stringify([...response.headers])}${await response.text()}`)
        }
        const files = [...new Set([...given.values()].flatMap(urlsIn))]
        // Each file once, in the smallest size that a page offers.
        const offered = new Map(files.map((url) => [url.split('?')[0] ?? '', url]))
        expect(offered.size).toBeGreaterThan(20)
        expect([...offered.keys()].every((path) => path.startsWith('/protected/'))).toBe(embargo === 'all')
        for (const url of offered.values()) {
          if (/first-light-(?:star|galaxies)/.test(url)) expect((await get(url)).status, url).toBe(403)
          else if (url.startsWith('/protected/')) expect((await followed(get, url)).file.status, url).toBe(200)
          else expect((await get(url)).status, url).toBe(200)
        }
        const opened = await get(pass('2027-02-06T00:00:00Z'))
        given.set('press link', JSON.stringify([...opened.headers]))
        expect((await followed(get, LOCKED)).file.status).toBe(200)
        const refused = await visitor(space.site)(LOCKED)
        given.set('refusal', `${JSON.stringify([...refused.headers])}${await refused.text()}`)
        given.set('what the server prints', space.site.output())
        expect(space.keys).toHaveLength(1)
        expectNoSecret(space, given)
      } finally {
        await space.stop()
      }
    })
  }
}

test('protected unpublished content: editors see every picture of a preview', async () => {
  const space = await protectedSpace('direct', 'unpublished')
  try {
    const get = visitor(space.site)
    const paths = new Set(urlsIn(await (await get('/en/press', editor('all'))).text()).map((url) => url.split('?')[0] ?? ''))
    expect(paths.size).toBeGreaterThan(5)
    for (const path of paths) {
      expect(path).toMatch(/^\/protected\/en\//)
      expect((await followed(get, path, editor('all'))).file.status, path).toBe(200)
    }
  } finally {
    await space.stop()
  }
})

test('press area: browsing by links exposes no secret to the browser, and its files contain none', async ({ page }) => {
  test.setTimeout(120_000)
  const space = await protectedSpace('replica', 'all')
  try {
    const given = new Map<string, string>()
    const reading: Promise<unknown>[] = []
    page.on('response', (response) => {
      const url = new URL(response.url())
      if (url.origin !== space.site.url || response.status() >= 300) return
      reading.push(
        Promise.all([response.text().catch(() => ''), response.allHeaders()]).then(([text, headers]) => given.set(url.href, JSON.stringify(headers) + text)),
      )
    })
    await page.goto(`${space.site.url}/en`)
    await hydrated(page)
    await page.getByRole('contentinfo').locator('a[href="/en/press"]').first().click()
    await expect(page.locator('h1')).toContainText('Facts by day')
    await expect(page.getByRole('link', { name: 'First Light: the first star' })).toHaveAttribute('href', LOCKED)
    await loaded(page)
    await Promise.all(reading)
    expect([...given.keys()].some((url) => url.includes('/_serverFn/'))).toBe(true)
    for (const file of globSync(`${PRODUCT}/dist/client/**/*.{js,css,html,json,txt,svg,webmanifest}`)) given.set(file, readFileSync(file, 'utf8'))
    expectNoSecret(space, given)
  } finally {
    await page.close()
    await space.stop()
  }
})
