import type { Feature } from '#app/server/feature.server.ts'
import { indexNowKey } from './endpoint.server.ts'
import { notifySearchEngines } from './notify-search-engines.server.ts'

/** Notifications of search engines about published changes. */
export const indexNow: Feature = { endpoints: [indexNowKey], contentOpened: notifySearchEngines }
