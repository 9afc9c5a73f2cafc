import { ContentError } from '#app/content/error.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { sitemapPages } from '#app/pages/sitemap/sitemap.server.ts'
import { robots, sitemap } from '#app/seo/sitemap.ts'

/** Serves the rules for crawlers. */
const robotsFile: Endpoint = {
  isAt: (pathname) => pathname === '/robots.txt',
  methods: ['GET', 'HEAD'],
  policy: 'file',
  answer: async () => new Response(robots(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } }),
}

/** Reads the part of a long sitemap. Returns -1 for an invalid part, which never exists. */
function sitemapQuery({ part }: Readonly<Record<string, unknown>>): { readonly part?: number } {
  if (part === undefined) return {}
  return { part: typeof part === 'string' && /^\d{1,6}$/.test(part) ? Number(part) : -1 }
}

/** Serves the list of all pages. */
const sitemapFile: Endpoint = {
  isAt: (pathname) => pathname === '/sitemap.xml',
  methods: ['GET', 'HEAD'],
  policy: 'sitemap',
  query: sitemapQuery,
  async answer(_request, _call, { searchParams }) {
    const { part } = sitemapQuery(Object.fromEntries(searchParams))
    try {
      const xml = sitemap(await sitemapPages(), part)
      if (xml === undefined) return plainText(404, 'There is no such part of the sitemap.')
      return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      // Search engines would remove the pages that are missing in an incomplete sitemap.
      return plainText(503, 'The content cannot be read at the moment.', { 'Retry-After': '30' })
    }
  },
}

/** Files for search engines. */
export const filesForEngines: readonly Endpoint[] = [robotsFile, sitemapFile]
