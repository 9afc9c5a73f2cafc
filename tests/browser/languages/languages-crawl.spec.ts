import type { APIRequestContext } from '@playwright/test'
import site from '#config'
import { isLocale, LOCALES, type Locale } from '../../../src/i18n/locales.ts'
import { expect, test, type Addresses } from './language-fixtures.ts'

interface Crawled {
  readonly path: string
  readonly status: number
  readonly lang: string | undefined
  readonly isKept: boolean
  readonly canonical: readonly string[]
  /** hreflang → address */
  readonly versions: ReadonlyMap<string, string>
  readonly links: readonly { readonly path: string; readonly hreflang: string | undefined }[]
  /** Files for download. */
  readonly files: readonly string[]
}

/** Returns the attributes of all tags of a name. */
function tags(html: string, name: string): Map<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map(
    ([, text = '']) =>
      new Map([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), value.replaceAll('&amp;', '&')])),
  )
}

async function read(request: APIRequestContext, path: string, base: string): Promise<Crawled> {
  const response = await request.get(path, { maxRedirects: 0, headers: { 'Accept-Language': '' } })
  const isPage = response.headers()['content-type']?.startsWith('text/html') ?? false
  const html = isPage ? await response.text() : ''
  const links = tags(html, 'link')
  const anchors = tags(html, 'a').flatMap((tag) => {
    const url = new URL(tag.get('href') ?? '', new URL(path, base))
    if (url.origin !== new URL(base).origin) return []
    return [{ path: url.pathname + url.search, hreflang: tag.get('hreflang'), isFile: /\.\w{2,5}$/.test(url.pathname) }]
  })
  return {
    path,
    status: response.status(),
    lang: tags(html, 'html')[0]?.get('lang'),
    isKept: isPage && !tags(html, 'meta').some((tag) => tag.get('name') === 'robots' && tag.get('content') === 'noindex'),
    canonical: links.flatMap((tag) => (tag.get('rel') === 'canonical' ? [tag.get('href') ?? ''] : [])),
    versions: new Map(
      links.flatMap((tag) => (tag.get('rel') === 'alternate' && tag.has('hreflang') ? [[tag.get('hreflang') ?? '', tag.get('href') ?? ''] as const] : [])),
    ),
    links: anchors.filter(({ isFile }) => !isFile),
    files: anchors.filter(({ isFile }) => isFile).map((anchor) => anchor.path),
  }
}

/** Reads every page that can be reached by links from the home pages. Only follows paths for which `isOurs` returns true. */
async function crawl(request: APIRequestContext, base: string, starts: readonly string[], isOurs: (path: string) => boolean): Promise<Map<string, Crawled>> {
  const pages = new Map<string, Crawled>()
  const waiting = [...starts]
  const seen = new Set(starts)
  while (waiting.length > 0) {
    for (const page of await Promise.all(waiting.splice(0, 12).map((path) => read(request, path, base)))) {
      pages.set(page.path, page)
      for (const { path } of page.links) {
        if (seen.has(path) || !isOurs(path)) continue
        seen.add(path)
        waiting.push(path)
      }
    }
  }
  return pages
}

/** Reads all parts of the sitemap. */
async function sitemap(request: APIRequestContext): Promise<Map<string, Map<string, string>>> {
  const get = async (path: string) => (await request.get(path)).text()
  const first = await get('/sitemap.xml')
  const parts = first.includes('<sitemapindex')
    ? await Promise.all([...first.matchAll(/<loc>[^<]*(\/sitemap\.xml\?part=\d+)<\/loc>/g)].map(([, path = '']) => get(path)))
    : [first]
  const entries = parts.flatMap((xml) => [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)])
  expect(new Set(entries.map(([, loc]) => loc)).size, 'each address once').toBe(entries.length)
  expect(entries.filter(([entry]) => !/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/.test(entry))).toEqual([])
  return new Map(
    entries.map(([, loc = '', rest = '']) => [
      loc.replaceAll('&amp;', '&'),
      new Map(tags(rest, 'xhtml:link').map((tag) => [tag.get('hreflang') ?? '', tag.get('href') ?? ''])),
    ]),
  )
}

function external(path: string): string {
  return new URL(path, site.origin).href
}

function homes({ pathOf }: Addresses, isNever: boolean): string[] {
  return isNever ? ['/'] : LOCALES.map((locale) => pathOf(locale, { route: 'home' }))
}

test(
  'crawl: all links resolve, alternates are mutual, canonicals are correct, and the sitemap lists all indexable pages',
  { tag: '@exhaustive' },
  async ({ request, baseURL, addresses, mode }) => {
    test.setTimeout(180_000)
    const isNever = mode === 'never'
    const pages = await crawl(request, String(baseURL), homes(addresses, isNever), (path) => !isNever || addresses.localeOfPath(path) === undefined)
    expect(pages.size).toBeGreaterThan(isNever ? 60 : 250)
    const languageOf = (path: string): Locale => addresses.localeOfPath(path) ?? 'en'
    const kept = [...pages.values()].filter((page) => page.isKept)
    const files = new Set([...pages.values()].flatMap((page) => page.files))
    expect(files.size).toBeGreaterThan(5)

    // One list of errors, because tens of thousands of expectations would take longer than the crawl.
    const wrong: string[] = []
    const same = (found: unknown, wanted: unknown, what: string) => {
      if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`)
    }

    for (const page of pages.values()) {
      same(page.status, 200, `${page.path}, its status`)
      same(page.lang, languageOf(page.path), `${page.path}, its language`)
      same(page.canonical, [external(page.path)], `${page.path}, its canonical address`)
      for (const link of page.links) same(languageOf(link.path), link.hreflang ?? page.lang, `${page.path} → ${link.path}, its language`)
      if (!page.isKept) same([...page.versions], [], `${page.path}, its versions`)
    }

    // Pages mark files under embargo, and the files respond accordingly.
    const locked = new Set(['first-light-star', 'first-light-galaxies'])
    const wanted = (file: string) => (file.startsWith('/protected/') && locked.has(file.split('/')[3] ?? '') ? 403 : 200)
    for (const file of files) same((await request.head(file)).status(), wanted(file), `${file}, its status`)

    for (const page of kept.filter(() => !isNever)) {
      const { 'x-default': fallback, ...versions } = Object.fromEntries(page.versions)
      same(versions[page.lang ?? ''], external(page.path), `${page.path} names itself`)
      same(fallback, versions['en'] ?? Object.values(versions)[0], `${page.path} has a default`)
      for (const [hreflang, href] of Object.entries(versions)) {
        same(isLocale(hreflang) && href.startsWith(`${site.origin}/`), true, `${page.path} names ${hreflang} ${href}`)
        const other = pages.get(href.slice(site.origin.length))
        same([other?.isKept, other?.lang], [true, hreflang], `${page.path} names ${href}`)
        same([...(other?.versions ?? [])], [...page.versions], `${href} names the same as ${page.path}`)
      }
    }

    const listed = await sitemap(request)
    expect([...listed.keys()].toSorted()).toEqual(kept.map((page) => external(page.path)).toSorted())
    for (const page of kept) same([...(listed.get(external(page.path)) ?? [])], [...page.versions], `${page.path} in the sitemap`)
    if (isNever) expect(kept.every((page) => page.versions.size === 0)).toBe(true)
    expect(wrong).toEqual([])
  },
)
