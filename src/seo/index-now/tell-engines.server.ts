import { environment } from '#app/config/env.server.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import { contentSource } from '#app/content/client/source.server.ts'
import { sitemapPages } from '#app/page-types/sitemap/sitemap.server.ts'
import { PublicationNews } from './publication-news.server.ts'

const QUIET_MS = 5000
const MOST_MS = 60_000
const PAUSE_MS = 2000

/** Tell search engines from now on what editors publish, where `SITE_INDEXNOW_KEY` is set. Waits for nothing but the content source. */
export async function tellEngines(): Promise<void> {
  const { SITE_INDEXNOW_KEY: key, SITE_INDEXNOW_URL: service } = environment()
  if (key === undefined) return
  const news = new PublicationNews({
    key,
    service,
    origin: siteOrigin(),
    pages: sitemapPages,
    quietMs: QUIET_MS,
    mostMs: MOST_MS,
    pauseMs: PAUSE_MS,
    say: (message) => console.warn(message),
  })
  const { onChange } = await contentSource()
  onChange(() => news.changed())
  void news.begin()
}
