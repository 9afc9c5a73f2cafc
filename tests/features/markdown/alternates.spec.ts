import type { APIRequestContext } from '@playwright/test'
import site from '#config'
import { LOCALES, localeInfo } from '../../../src/i18n/locales.ts'
import { readingsOfMarkdown, readingsOfPage } from '../../support/markdown/readings.ts'
import { alternateAddressOn } from '../../support/markdown/alternate-address.ts'
import { expect, test } from '../../browser/fixtures.ts'
import { CASES, PAGE_TYPES } from '../../browser/page-types.ts'

const STORY = '/en/stories/why-stars-twinkle'

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  return response.text()
}

for (const type of Object.keys(PAGE_TYPES)) {
  test(`Markdown alternates of ${type}: have the headings, links, tables and pictures of the page, in every language`, async ({ request }) => {
    for (const { path, locale, info } of CASES.filter((each) => each.type === type)) {
      const [html, markdown] = [await textOf(request, path), await textOf(request, `${path}.md`)]
      const page = readingsOfPage(html, alternateAddressOn(site.origin, path))
      expect(page.headings.length, path).toBeGreaterThan(0)
      expect(readingsOfMarkdown(markdown), path).toEqual(page)
      expect(markdown).toMatch(new RegExp(`^---\\ntitle: ".+"\\n[^]*\\nlanguage: "${locale}"\\n[^]*\\n---\\n\\n`))
      expect(decodeURI(markdown)).toContain(`canonical: "${decodeURI(new URL(path, site.origin).href)}"`)
      expect(html).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md"/>`)
      expect(html).toContain(`lang="${info.tag}"`)
    }
  })
}

test('Markdown alternates: link to each other, and all targets exist', async ({ request }) => {
  const found = new Set<string>()
  for (const locale of LOCALES) {
    const markdown = await textOf(request, `/${localeInfo(locale).prefix}.md`)
    for (const [, href = ''] of markdown.matchAll(/\]\((http[^)]+)\)|: "(http[^"]+)"/g)) if (href.endsWith('.md')) found.add(new URL(href).pathname)
  }
  expect(found.size).toBeGreaterThan(40)
  for (const path of found) expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200)
})

test('Markdown alternate: has the cache headers of its page, and noindex', async ({ request }) => {
  const [page, twin] = [await request.get(STORY), await request.get(`${STORY}.md`)]
  expect(twin.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
    link: `<${site.origin}${STORY}>; rel="canonical"`,
    'cache-control': page.headers()['cache-control'],
    vary: 'Accept, Accept-Encoding',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  })
  expect(twin.headers()['content-security-policy']).toBeUndefined()
  const again = await request.get(`${STORY}.md`)
  expect(again.headers()['cache-status']).toBe('vitrine; hit')
  expect(await again.text()).toBe(await twin.text())
  const etag = twin.headers()['etag'] ?? ''
  expect(etag).not.toBe(page.headers()['etag'])
  const unchanged = await request.get(`${STORY}.md`, { headers: { 'If-None-Match': etag } })
  expect([unchanged.status(), unchanged.headers()['vary'], unchanged.headers()['content-type']]).toEqual([304, 'Accept, Accept-Encoding', undefined])
  const head = await request.head(`${STORY}.md`)
  expect([head.status(), head.headers()['etag'], (await head.body()).length]).toEqual([200, etag, 0])
  expect((await request.post(`${STORY}.md`)).status()).toBe(405)
})

test('content negotiation: clients that prefer Markdown receive it at the page address, all others HTML', async ({ request }) => {
  const twin = await textOf(request, `${STORY}.md`)
  for (const accept of ['text/markdown', 'text/markdown, text/html, */*', 'text/html;q=0.9, text/markdown']) {
    const given = await request.get(STORY, { headers: { Accept: accept } })
    expect(await given.text(), accept).toBe(twin)
    expect(given.headers(), accept).toMatchObject({
      'content-type': 'text/markdown; charset=utf-8',
      'content-location': `${STORY}.md`,
      vary: 'Accept, Accept-Encoding',
      // Caches that ignore `Vary` would serve Markdown to browsers.
      'cache-control': 'private, max-age=0, must-revalidate',
    })
    const etag = given.headers()['etag'] ?? ''
    expect((await request.get(STORY, { headers: { Accept: accept, 'If-None-Match': etag } })).status()).toBe(304)
  }
  for (const accept of ['*/*', 'text/*', 'text/html', 'text/html, text/markdown;q=0.9', 'text/markdown;q=0, */*']) {
    const given = await request.get(STORY, { headers: { Accept: accept } })
    expect([given.headers()['content-type'], given.headers()['vary']], accept).toEqual(['text/html; charset=utf-8', 'Accept, Accept-Encoding'])
  }
  const etag = (await request.get(STORY)).headers()['etag'] ?? ''
  expect((await request.get(STORY, { headers: { Accept: 'text/markdown', 'If-None-Match': etag } })).status()).toBe(200)
  for (const path of ['/robots.txt', '/sitemap.xml', '/healthz', '/site.webmanifest']) {
    const given = await request.get(path, { headers: { Accept: 'text/markdown' } })
    expect([given.status(), given.headers()['content-type']?.includes('markdown')], path).toEqual([200, false])
  }
})

test('Markdown alternates: redirect like their pages, and errors are in Markdown', async ({ request }) => {
  const led = async (path: string, headers: Record<string, string> = {}) => {
    const response = await request.get(path, { maxRedirects: 0, headers })
    return [response.status(), decodeURI(response.headers()['location'] ?? '')]
  }
  expect(await led('/de/stories/why-stars-twinkle.md?x=1')).toEqual([308, '/de/geschichten/warum-sterne-funkeln.md?x=1'])
  expect(await led('/index.md', { 'Accept-Language': 'fr' })).toEqual([307, '/fr.md'])
  expect(await led('/en/stories/why-stars-twinkle/', { Accept: 'text/markdown' })).toEqual([308, '/en/stories/why-stars-twinkle'])
  expect(await led('/de/stories/why-stars-twinkle', { Accept: 'text/markdown' })).toEqual([308, '/de/geschichten/warum-sterne-funkeln.md'])
  for (const [path, headers] of [
    ['/en/nowhere.md', {}],
    ['/en/nowhere.md', { Accept: 'text/markdown' }],
    ['/en/nowhere', { Accept: 'text/markdown' }],
  ] as const) {
    const response = await request.get(path, { headers })
    expect([response.status(), response.headers()['content-type'], response.headers()['cache-control']], path).toEqual([
      404,
      'text/markdown; charset=utf-8',
      'no-store',
    ])
    expect(await response.text()).toMatch(/^# .+\n/)
  }
  for (const path of ['/.md', '/en/.md', '/README.md']) expect((await request.get(path)).status(), path).toBe(404)
})

test('Markdown alternates: each page of a list has one, which links to the next and previous ones', async ({ request }) => {
  const first = await textOf(request, '/en/stories.md')
  expect(first).toContain(`next: "${site.origin}/en/stories.md?page=2"`)
  const second = await textOf(request, '/en/stories.md?page=2')
  expect(second).toContain(`previous: "${site.origin}/en/stories.md"`)
  expect(second).not.toContain(first.slice(first.indexOf('\n- ')))
})

test('llms.txt: lists the Markdown alternates of all pages of a language', async ({ request }) => {
  for (const [path, locale] of [['/llms.txt', 'en'], ...LOCALES.map((each) => [`/${localeInfo(each).prefix}/llms.txt`, each] as const)] as const) {
    const response = await request.get(path)
    expect([response.status(), response.headers()['content-type'], response.headers()['x-robots-tag']]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'noindex',
    ])
    const text = await response.text()
    expect(text, path).toMatch(/^# .+\n\n> .+\n\n## .+\n\n- \[/)
    const { headings, links } = readingsOfMarkdown(text)
    expect(headings.length).toBeGreaterThan(4)
    const sitemap = decodeURI(await textOf(request, '/sitemap.xml'))
    expect(links.length).toBeGreaterThan(20)
    for (const link of links) {
      const address = /http\S+$/.exec(link)?.[0] ?? ''
      expect(address).toMatch(new RegExp(`^${site.origin}/${localeInfo(locale).prefix}[/.]`))
      expect(sitemap, link).toContain(`<loc>${address.replace(/\.md$/, '')}</loc>`)
    }
    expect((await request.get(path, { headers: { 'If-None-Match': response.headers()['etag'] ?? '' } })).status()).toBe(304)
    expect((await request.get(path)).headers()['cache-status']).toBe('vitrine; hit')
  }
})
