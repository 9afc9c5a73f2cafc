import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import type { BrowserContextOptions, Page as BrowserPage } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { SPACE } from '../../packages/contentful-emulator/tests/example-space.ts'
import { linkToken } from '../../src/features/preview/links.server.ts'
import { settled } from '../browser/measure/settled.ts'
import { PREVIEW_SECRET } from '../fixtures/preview-secret.ts'
import { followedSpace, type FollowedSpace } from '../support/followed-space.ts'
import { forgedHosts } from '../support/forged-hosts.ts'
import { getFromHost, inBrowserWithHosts, postToHost, type Answer } from '../support/hosts.ts'
import { freePort, startSite, type RunningServer } from '../support/process.ts'
import { startReceiver } from '../support/receiver.ts'
import { makeCopy } from '../support/site-copy.ts'
import { HOSTS, spaceOfThree } from '../support/three-sites.ts'
import { variants } from '../support/variants.ts'

// One process serves three sites on five hosts, over real HTTP.
vi.setConfig({ testTimeout: 400_000, hookTimeout: 400_000 })

interface Page extends Answer {
  readonly canonical: string | undefined
  /** hreflang → address */
  readonly versions: ReadonlyMap<string, string>
  readonly links: readonly string[]
  readonly isIndexed: boolean
}

let folder = ''
let space: FollowedSpace
let server: RunningServer
let metricsPort = 0
let cdn: Awaited<ReturnType<typeof startReceiver>>
let pages: Map<string, Page>

beforeAll(async () => {
  folder = await makeCopy('sites', variants['sites'] ?? (async () => undefined))
  space = await followedSpace(spaceOfThree())
  const { CONTENTFUL_HOST } = space.env
  const tokens = { CONTENTFUL_DELIVERY_TOKEN: 'token', CONTENTFUL_PREVIEW_TOKEN: 'preview', SITE_PREVIEW_SECRET: PREVIEW_SECRET }
  metricsPort = await freePort()
  cdn = await startReceiver()
  const observed = { METRICS_PORT: String(metricsPort), METRICS_HOST: '127.0.0.1', ACCESS_LOG: 'on', SITE_CDN: 'varnish', SITE_CDN_API: cdn.url }
  server = await startSite({ CONTENTFUL_SPACE_ID: SPACE, CONTENTFUL_HOST, CONTENTFUL_INSECURE: 'true', ...tokens, ...observed }, folder, folder)
  await vi.waitFor(async () => expect((await get('localhost', '/readyz')).status, server.output()).toBe(200), { timeout: 200_000, interval: 200 })
  pages = await crawl()
})

afterAll(async () => {
  await server?.stop()
  await cdn?.close()
  await space?.close()
})

/** Returns whether a team has removed a feature by the recipe. */
const lacks = (feature: string) => !existsSync(`src/features/${feature}`)
const get = (host: string, path: string, headers?: Readonly<Record<string, string>>) => getFromHost(server, host, path, headers)

/** Runs a test in a browser in which all hosts of `localhost` lead to the server. */
function inBrowser(work: (open: (options?: BrowserContextOptions) => Promise<BrowserPage>) => Promise<void>): Promise<void> {
  return inBrowserWithHosts(server, '*.localhost', (browser) => work((options) => browser.newPage(options)))
}

const at = (address: string) => {
  const { host, pathname, search } = new URL(address)
  return get(host, pathname + search)
}

/** Returns the attributes of all tags of a name. */
function tags(html: string, name: string): ReadonlyMap<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, text = '']) =>
      new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value.replaceAll('&amp;', '&')])),
  )
}

async function read(address: string): Promise<Page> {
  const answer = await at(address)
  const links = tags(answer.body, 'link')
  const moved = String(answer.headers['location'] ?? '')
  return {
    ...answer,
    canonical: links.find((tag) => tag.get('rel') === 'canonical')?.get('href'),
    versions: new Map(
      links.flatMap((tag) => (tag.get('rel') === 'alternate' && tag.has('hreflang') ? [[tag.get('hreflang') ?? '', tag.get('href') ?? '']] : [])),
    ),
    links: [...tags(answer.body, 'a').map((tag) => tag.get('href') ?? ''), ...(moved === '' ? [] : [moved])].map((href) =>
      new URL(href, address).href.replace(/#.*/, ''),
    ),
    isIndexed: answer.status === 200 && !/<meta name="robots" content="noindex"/.test(answer.body),
  }
}

const isOurs = (address: string) => HOSTS.includes(new URL(address).host)
/** Filters of lists have many combinations, and files are no pages. */
const isPage = (address: string) => !/[?&](?:month|topic|past|reversed)=|\/(?:search|suche|recherche|%D8%A8%D8%AD%D8%AB)\b|\.\w{2,5}$/i.test(address)

/** Reads every page that links reach from the start of each host. */
async function crawl(): Promise<Map<string, Page>> {
  const found = new Map<string, Page>()
  const waiting = HOSTS.map((host) => `http://${host}/`)
  const seen = new Set(waiting)
  while (waiting.length > 0) {
    const some = waiting.splice(0, 8)
    for (const [index, page] of (await Promise.all(some.map(read))).entries()) {
      found.set(some[index] ?? '', page)
      for (const link of page.links) {
        if (seen.has(link) || !isOurs(link) || !isPage(link)) continue
        seen.add(link)
        waiting.push(link)
      }
    }
  }
  return found
}

const located = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)

test('several sites: every link leads to a page of a configured host', () => {
  expect(new Set([...pages.keys()].map((address) => new URL(address).host))).toEqual(new Set(HOSTS))
  const lost = [...pages].flatMap(([address, { status, links }]) => [
    ...(status === 200 || status === 307 || status === 308 ? [] : [`${address}: ${status}`]),
    ...links.filter((link) => new URL(link).hostname.endsWith('localhost') && !isOurs(link)).map((link) => `${address} links to ${link}`),
  ])
  expect(lost).toEqual([])
})

test('several sites: hreflang is reciprocal, across the hosts of a site too', () => {
  const indexed = [...pages].filter(([, { isIndexed, versions }]) => isIndexed && versions.size > 0)
  const problems = indexed.flatMap(([address, { versions }]) =>
    [...versions.values()].flatMap((other) => {
      const back = pages.get(other)
      return back && JSON.stringify([...back.versions]) === JSON.stringify([...versions]) ? [] : [`${address} → ${other}`]
    }),
  )
  expect(problems).toEqual([])
  expect([...(pages.get('http://city.localhost/')?.versions ?? [])]).toEqual([
    ['en', 'http://city.localhost/'],
    ['de', 'http://stadt.localhost/'],
    ['fr', 'http://ville.localhost/'],
    ['x-default', 'http://city.localhost/'],
  ])
})

test.skipIf(lacks('sitemap'))('several sites: each page is canonical once, and its sitemap is that of its host', async () => {
  const wrong = [...pages].flatMap(([address, { canonical, isIndexed }]) => {
    if (!isIndexed || canonical === undefined || canonical === address) return []
    return pages.get(canonical)?.canonical === canonical ? [] : [`${address} → ${canonical}`]
  })
  expect(wrong).toEqual([])
  expect(pages.get('http://city.localhost/stories/why-stars-twinkle')?.canonical).toBe('http://observatory.localhost/en/stories/why-stars-twinkle')
  const listed: string[] = []
  for (const host of HOSTS) {
    const addresses = located((await get(host, '/sitemap.xml')).body)
    expect(addresses.length, host).toBeGreaterThan(0)
    expect(addresses.filter((address) => new URL(address).host !== host)).toEqual([])
    expect((await get(host, '/robots.txt')).body).toContain(`Sitemap: http://${host}/sitemap.xml`)
    listed.push(...addresses)
  }
  expect(listed.filter((address, index) => listed.indexOf(address) !== index)).toEqual([])
  expect(listed.filter((address) => pages.has(address) && pages.get(address)?.canonical !== address)).toEqual([])
})

test('several sites: an entry is on its own sites only', async () => {
  const status = async (address: string) => (await at(address)).status
  expect(await status('http://city.localhost/stories/lamp-417')).toBe(200)
  expect(await status('http://observatory.localhost/en/stories/lamp-417')).toBe(404)
  expect(await status('http://observatory.localhost/en/stories/the-line-of-noon')).toBe(200)
  expect(await status('http://stadt.localhost/geschichten/die-mittagslinie')).toBe(200)
  expect(await status('http://fund.localhost/en/stories/the-line-of-noon')).toBe(404)
  expect((await get('city.localhost', '/stories')).body).not.toContain('four-dots-beside-jupiter')
  expect((await get('observatory.localhost', '/en/llms.txt')).body).not.toContain('lamp-417')
  expect((await get('observatory.localhost', '/en/stories/feed.atom')).body).not.toContain('lamp-417')
  const found = async (host: string, path: string) => (await get(host, path)).body.includes('lamp-417')
  await vi.waitFor(async () => expect(await found('city.localhost', '/search?q=lamp')).toBe(true), { timeout: 60_000, interval: 500 })
  expect(await found('observatory.localhost', '/en/search?q=lamp')).toBe(false)
  expect(await found('city.localhost', '/_search/en?q=lamp')).toBe(true)
  expect(await found('observatory.localhost', '/_search/en?q=lamp')).toBe(false)
})

test('several sites: a path of a language on another host redirects there', async () => {
  const to = async (host: string, path: string) => (await get(host, path)).headers['location']
  expect(await to('city.localhost', '/de/geschichten/laterne-417')).toBe('http://stadt.localhost/geschichten/laterne-417')
  expect(await to('stadt.localhost', '/en/stories/lamp-417?x=1')).toBe('http://city.localhost/stories/lamp-417?x=1')
  expect(await to('stadt.localhost', '/en/stories/lamp-417.md')).toBe('http://city.localhost/stories/lamp-417.md')
  expect(await to('stadt.localhost', '/de/stories/laterne-417')).toBe('/geschichten/laterne-417')
  expect((await get('www.city.localhost', '/stories/lamp-417')).body).toContain('<link rel="canonical" href="http://city.localhost/stories/lamp-417"')
  expect(await to('fund.localhost', '/de')).toBe('/en/de')
})

test('several sites: a press on another language leads to the same page on its host, with and without scripts', async () => {
  await inBrowser(async (open) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open({ javaScriptEnabled })
      await page.goto('http://city.localhost/stories/lamp-417')
      if (javaScriptEnabled) await settled(page)
      await page.getByRole('contentinfo').locator('a[hreflang="de"]').click()
      await page.waitForURL('http://stadt.localhost/geschichten/laterne-417')
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await page.close()
    }
  })
})

test('several sites: a page loads the style sheet, fonts and icons of its site’s theme, and no others', async () => {
  const themed = async (host: string, path: string) => {
    const { body } = await get(host, path)
    const links = tags(body, 'link')
    const [sheet = ''] = links.flatMap((tag) => (tag.get('rel') === 'stylesheet' ? [tag.get('href') ?? ''] : []))
    const icon = links.find((tag) => tag.get('rel') === 'icon')?.get('href') ?? ''
    const fonts = links.filter((tag) => tag.get('as') === 'font').length
    return { sheet, css: (await get(host, sheet)).body, icon, fonts, isPlain: body.includes('data-theme="plain"') }
  }
  const [observatory, fund] = [await themed('observatory.localhost', '/en'), await themed('fund.localhost', '/en')]
  expect(observatory).toMatchObject({ isPlain: false, fonts: 2 })
  expect(fund).toMatchObject({ isPlain: true, fonts: 0 })
  expect(observatory.css).toContain('Horizon-')
  expect(observatory.css).not.toContain('Edge-edge')
  expect(fund.css).toContain('Edge-edge')
  expect(fund.css).not.toMatch(/Horizon-|@font-face|\(theme/)
  // The styles of a theme come before all others of their layer, as in a build with one theme.
  for (const { css } of [observatory, fund]) expect(css.indexOf('--paper:')).toBeLessThan(css.indexOf('--tall:'))
  expect(fund.icon).not.toBe(observatory.icon)
  for (const [host, { icon, sheet }] of [['observatory.localhost', observatory] as const, ['fund.localhost', fund] as const]) {
    expect((await get(host, '/favicon.svg')).headers['location']).toBe(icon)
    // The static error page, which the framework does not render.
    expect((await get(host, '/en/%ff')).body).toContain(`href="${sheet}"`)
  }
  const colour = async (host: string): Promise<unknown> => JSON.parse((await get(host, '/site.webmanifest')).body).theme_color
  expect(await colour('city.localhost')).toBe(await colour('observatory.localhost'))
  expect(await colour('fund.localhost')).not.toBe(await colour('observatory.localhost'))
})

test('several sites: the scripts of a page hydrate it with its site’s theme, and load no other theme', async () => {
  await inBrowser(async (open) => {
    for (const [host, own, other] of [
      ['observatory.localhost', 'meridian', 'plain'],
      ['fund.localhost', 'plain', 'meridian'],
    ] as const) {
      const page = await open()
      const requests: string[] = []
      const problems: string[] = []
      page.on('request', (sent) => requests.push(new URL(sent.url()).pathname))
      page.on('pageerror', (error) => problems.push(error.message))
      page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && problems.push(message.text())))
      // The pictures of this space are on hosts that do not exist.
      const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }
      await page.route(
        ({ hostname }) => hostname !== host,
        (route) => route.fulfill(picture),
      )
      await page.goto(`http://${host}/en`)
      await page.locator('[data-early]').first().hover()
      await page.waitForFunction(() => window.early?.hydrated)
      await settled(page)
      expect(requests.filter((path) => path.startsWith(`/assets/${own}-`) && path.endsWith('.js'))).toHaveLength(1)
      expect(requests.filter((path) => path.startsWith(`/assets/${other}-`) || path.endsWith(`-${other}.css`))).toEqual([])
      expect(problems).toEqual([])
      await page.close()
    }
  })
})

test('several sites: a preview begins on the host that shows its entry in its language', async () => {
  const opened = async (host: string, query: Readonly<Record<string, string>>) => {
    const { status, headers } = await get(host, `/api/preview?${new URLSearchParams(query)}`)
    return `${status} ${headers['location'] ?? ''}`
  }
  const secret = PREVIEW_SECRET
  const query = (parameters: Readonly<Record<string, string>>) => new URLSearchParams(parameters).toString()
  for (const [host, parameters, other, page] of [
    ['city.localhost', { secret, entry: 'story-street-lamp', locale: 'de' }, 'stadt.localhost', '/geschichten/laterne-417'],
    ['observatory.localhost', { secret, entry: 'story-street-lamp', locale: 'en' }, 'city.localhost', '/stories/lamp-417'],
    ['observatory.localhost', { secret, locale: 'ar' }, 'fund.localhost', '/ar'],
    ['ville.localhost', { secret, entry: 'page-support', locale: 'en' }, 'fund.localhost', '/en'],
  ] as const) {
    expect(await opened(host, parameters)).toBe(`307 http://${other}/api/preview?${query(parameters)}`)
    expect(await opened(other, parameters)).toBe(`303 ${page}`)
  }
  // An entry of both sites opens on the host of the request.
  expect(await opened('city.localhost', { secret, entry: 'story-seeing', locale: 'en' })).toBe('303 /stories/why-stars-twinkle')
  expect(await opened('observatory.localhost', { secret, entry: 'story-seeing', locale: 'en' })).toBe('303 /en/stories/why-stars-twinkle')
  expect(await opened('city.localhost', { secret: 'wrong', entry: 'story-street-lamp', locale: 'de' })).toBe('403 ')

  // The redirect does not use up a link that opens once.
  const link = { entry: 'story-street-lamp', locale: 'de', isWhole: false, isOnce: true, until: Date.parse('2100-01-01') }
  const token = linkToken(link, secret)
  expect(await opened('city.localhost', { token })).toBe(`307 http://stadt.localhost/api/preview?${query({ token })}`)
  expect(await opened('stadt.localhost', { token })).toBe('200 ')
})

test('several sites: a link from the preview bar leads to the site on which it was created', async () => {
  for (const [host, path, locale] of [
    ['fund.localhost', '/ar', 'ar'],
    ['stadt.localhost', '/geschichten', 'de'],
    ['observatory.localhost', '/fr', 'fr'],
  ] as const) {
    const { headers } = await get(host, `/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, locale })}`)
    const [cookie = ''] = [headers['set-cookie']].flat().flatMap((each) => each?.split(';')[0] ?? [])
    const form = new URLSearchParams({ locale, to: path, days: '1', whole: 'on' })
    const created = await postToHost(server, host, '/api/preview/links', form, { Cookie: cookie, Origin: `http://${host}` })
    expect(created.status, host).toBe(200)
    const link = new RegExp(String.raw`http://[\w.]+/api/preview\?token=[\w.~%-]+`).exec(created.body)?.[0] ?? ''
    expect(new URL(link).host).toBe(host)
    expect(await at(link)).toMatchObject({ status: 303, headers: { location: path } })
  }
})

test('several sites: each host remembers the language that its visitor chose, and no other does', async () => {
  await inBrowser(async (open) => {
    const page = await open({ locale: 'en-GB' })
    const choose = async (address: string, tag: string) => {
      await page.goto(address)
      await settled(page)
      await page.getByRole('contentinfo').locator(`a[hreflang="${tag}"]`).click()
      await page.waitForURL((url) => url.pathname === `/${tag}`)
    }
    const started = async (host: string) => {
      await page.goto(`http://${host}/`)
      return new URL(page.url()).pathname
    }
    await choose('http://observatory.localhost/en', 'fr')
    expect(await started('observatory.localhost')).toBe('/fr')
    expect(await started('fund.localhost')).toBe('/en')
    await choose('http://fund.localhost/en', 'ar')
    expect(await started('fund.localhost')).toBe('/ar')
    expect(await started('observatory.localhost')).toBe('/fr')
    await page.close()
  })
})

test.skipIf(lacks('health'))('several sites: the health page of a site lists the findings of the content that it shows', async () => {
  const findings = async (host: string, locale: string, path = `/${locale}/_health.json`) => {
    const { headers } = await get(host, `/api/preview?${new URLSearchParams({ secret: PREVIEW_SECRET, locale })}`)
    const [cookie = ''] = [headers['set-cookie']].flat().flatMap((each) => each?.split(';')[0] ?? [])
    const { body } = await get(host, path, { Cookie: cookie })
    const report: { entries: number; findings: { id: string; locale?: string }[] } = JSON.parse(body)
    return report
  }
  const observatory = await findings('observatory.localhost', 'en')
  const fund = await findings('fund.localhost', 'en')
  expect(fund.entries).toBeLessThan(observatory.entries)
  const ids = ({ findings: all }: typeof fund) => new Set(all.map(({ id }) => id))
  expect(ids(observatory).has('story-street-lamp')).toBe(false)
  expect(ids(fund).has('story-street-lamp')).toBe(false)
  expect(fund.findings.filter(({ locale }) => locale === 'de' || locale === 'fr')).toEqual([])
  expect(await findings('stadt.localhost', 'de', '/_health.json')).toEqual(await findings('city.localhost', 'en', '/_health.json'))
})

test('several sites: the preview link command creates links to the host of the first site', async () => {
  const origins = { SITE_ORIGIN: 'fund=http://fonds.localhost,observatory=http://sky.localhost' }
  for (const [variables, origin] of [
    [{}, 'http://observatory.localhost'],
    [origins, 'http://sky.localhost'],
  ] as const) {
    const env = { ...process.env, CONTENT_SPACE: 'content/space.json', SITE_PREVIEW_SECRET: PREVIEW_SECRET, ...variables }
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/links/content-preview-link.ts', '--entry', 'story-street-lamp'], {
      cwd: folder,
      env,
    })
    expect(new URL(stdout.trim()).origin).toBe(origin)
  }
})

test('several sites: forged hosts get no page, and leave no trace in the pages of others', async () => {
  const [address] = ['http://city.localhost/stories/lamp-417']
  const before = await at(address)
  const paths = ['/', '/en', '/stories', '/stories/lamp-417', '/sitemap.xml', '/robots.txt', '/llms.txt']
  for (const [index, host] of forgedHosts(HOSTS).entries()) {
    const path = paths[index % paths.length] ?? '/'
    // Header values with other characters cannot be sent.
    const value = encodeURI(host)
    const direct = await get(value, path)
    expect([400, 421], `${value}${path}`).toContain(direct.status)
    expect(direct.body).not.toMatch(/<html|localhost/)
    expect(direct.headers['cache-control']).toContain('no-store')
    const forwarded = await get('city.localhost', '/stories/lamp-417', { 'X-Forwarded-Host': value, Forwarded: `host="${value}"` })
    expect(forwarded.body === before.body && forwarded.status === 200, `forwarded ${value}`).toBe(true)
  }
  expect((await at(address)).body).toBe(before.body)
})

test.skipIf(lacks('metrics'))('several sites: metrics and access log name the site of each request, and no unknown host', async () => {
  for (const host of ['stadt.localhost', 'fund.localhost', 'evil.example']) await get(host, '/?observed')
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  for (const name of ['vitrine_requests_total', 'vitrine_request_duration_seconds_count', 'vitrine_render_duration_seconds_count']) {
    const samples = metrics.split('\n').filter((line) => line.startsWith(name))
    const sites = new Set(samples.map((line) => /[{,]site="([^"]*)"/.exec(line)?.[1]))
    expect([...sites].filter((site) => site !== '').toSorted(), name).toEqual(['city', 'fund', 'observatory'])
  }
  const logged = (path: string) => new RegExp(String.raw`^(\[\w+\] )?\[access\] GET ${path} .*$`, 'gm')
  const sitesOf = (path: string) => new Set([...server.output().matchAll(logged(path))].map(([, site = '']) => site.trim()))
  await vi.waitFor(() => expect(sitesOf('/stories/lamp-417')).toEqual(new Set(['[city]', ''])))
  expect(sitesOf('/en/stories/lamp-417')).toEqual(new Set(['[observatory]', '[city]']))
})

test.skipIf(lacks('cdn-purge'))('several sites: a change of a shared entry purges its pages on each site, and no other', async () => {
  const shared = ['http://observatory.localhost/en/stories/why-stars-twinkle', 'http://city.localhost/stories/why-stars-twinkle']
  const others = ['http://observatory.localhost/en/stories/the-line-of-noon', 'http://city.localhost/stories/lamp-417', 'http://fund.localhost/en/people']
  for (const address of [...shared, ...others]) await at(address)
  const states = await Promise.all([...shared, ...others].map(async (address) => [address, (await at(address)).headers['cache-status']]))
  expect(states).toEqual([...shared, ...others].map((address) => [address, 'vitrine; hit']))
  const before = await Promise.all(others.map(at))
  const tagsOf = async (address: string) => String((await at(address)).headers['xkey']).split(' ')
  const tagsOfShared = await Promise.all(shared.map(tagsOf))
  const sent = cdn.received.length
  await space.edit(({ entries }) => {
    const story = entries.find(({ sys }) => sys.id === 'story-seeing')
    if (!story) throw new Error('There is no such story.')
    story.fields['body'] = { en: story.fields['body']?.['en'], de: story.fields['body']?.['de'] }
    story.fields['summary'] = { en: 'Purged on both sites.' }
    Object.assign(story.sys, { updatedAt: '2026-06-01T00:00:00.000Z', publishedAt: '2026-06-01T00:00:00.000Z', version: 9, publishedVersion: 8 })
  })
  for (const address of shared)
    await vi.waitFor(async () => expect((await at(address)).body).toContain('Purged on both sites.'), { timeout: 30_000, interval: 200 })
  const after = await Promise.all(others.map(at))
  const purged = () => new Set(cdn.received.slice(sent).flatMap(({ headers }) => String(headers['xkey-softpurge']).split(' ')))
  for (const own of tagsOfShared) await vi.waitFor(() => expect(own.filter((tag) => purged().has(tag))).not.toEqual([]), { timeout: 30_000 })
  for (const [index, address] of others.entries()) {
    expect(after[index]?.headers['cache-status'], address).toBe('vitrine; hit')
    expect(after[index]?.headers['etag'], address).toBe(before[index]?.headers['etag'])
  }
})
