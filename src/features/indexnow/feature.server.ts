import type { Feature } from '#app/server/feature.server.ts'
import { inEachSite, inSite, type OwnSite } from '#app/config/current-site.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { forVisitors } from '#app/content/preview/current-preview.server.ts'
import { AppearanceTimer } from '#app/content/version/appearance-timer.server.ts'
import { sitemapPages } from '#app/pages/sitemap/sitemap.server.ts'
import { openContent } from '#app/site-content/site-content.server.ts'
import { PublicationNews } from './publication-news.server.ts'

/** Serves the key file that proves the ownership of an IndexNow key. Disabled without `SITE_INDEXNOW_KEY`. */
const indexNowKey: Endpoint = {
  isAt: (pathname) => {
    const { SITE_INDEXNOW_KEY: key } = environment()
    return key !== undefined && pathname === `/${key}.txt`
  },
  methods: ['GET', 'HEAD'],
  policy: 'file',
  answer: async () => new Response(environment().SITE_INDEXNOW_KEY, { headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' } }),
}

/** Notifications of search engines about published changes. */
export const indexNow: Feature = { endpoints: [indexNowKey], contentOpened: async () => void (await inEachSite(notifySearchEngines)) }

const QUIET_MS = 5000
const MAX_MS = 60_000
const PAUSE_MS = 2000

/** Starts to notify search engines of published changes of a site, if `SITE_INDEXNOW_KEY` is set. Waits only for the content source. */
async function notifySearchEngines(site: OwnSite): Promise<void> {
  const { SITE_INDEXNOW_KEY: key, SITE_INDEXNOW_URL: service } = environment()
  if (key === undefined) return
  const news = new PublicationNews({
    key,
    service,
    origin: site.origin,
    pages: sitemapPages,
    quietMs: QUIET_MS,
    maxMs: MAX_MS,
    pauseMs: PAUSE_MS,
    log: (message) => console.warn(message),
  })
  const { onChange } = await contentSource()
  const scheduled = new AppearanceTimer(() => news.changed())
  // Content that cannot be read now is read after the next change.
  const plan = () =>
    inSite(site, () => forVisitors(() => openContent(site.baseLocale))).then(
      ({ appearances }) => scheduled.plan(appearances),
      () => undefined,
    )
  onChange(() => {
    news.changed()
    void plan()
  })
  void plan()
  void news.begin()
}
