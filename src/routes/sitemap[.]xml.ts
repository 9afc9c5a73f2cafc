import { createFileRoute } from '@tanstack/react-router'
import { ContentError } from '#app/content/error.ts'
import { readSitemapPages } from '#app/page-types/sitemap/sitemap.functions.ts'
import { sitemap } from '#app/seo/sitemap.ts'

export const Route = createFileRoute('/sitemap.xml')({
  server: {
    handlers: {
      async GET({ request }) {
        const part = new URL(request.url).searchParams.get('part')
        try {
          const xml = sitemap(await readSitemapPages(), part === null ? undefined : Number(part))
          if (xml === undefined) return plain('There is no such part of the sitemap.\n', 404)
          return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
        } catch (error) {
          if (!(error instanceof ContentError)) throw error
          // A sitemap without the pages that cannot be read would have them dropped.
          return plain('The content cannot be read at the moment.\n', 503, { 'Retry-After': '30' })
        }
      },
    },
  },
})

function plain(text: string, status: number, headers: Record<string, string> = {}): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } })
}
