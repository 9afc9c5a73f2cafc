import { createFileRoute } from '@tanstack/react-router'
import { theme } from '#theme'
import { BASE_LOCALE } from '#app/i18n/locales.ts'
import { webManifest } from '#app/seo/web-manifest.ts'
import { fetchFrame } from '#app/page-types/pages.functions.ts'

export const Route = createFileRoute('/site.webmanifest')({
  server: {
    handlers: {
      GET: async () => {
        const { name } = await fetchFrame({ data: { locale: BASE_LOCALE } })
        return Response.json(webManifest(name.text, BASE_LOCALE, theme), {
          headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
        })
      },
    },
  },
})
