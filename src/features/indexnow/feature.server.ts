import type { Feature } from '#app/server/feature.server.ts'
import { notifySearchEngines } from './notify-search-engines.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'

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
export const indexNow: Feature = { endpoints: [indexNowKey], contentOpened: notifySearchEngines }
