import { calendars } from '#app/features/calendars/endpoint.server.ts'
import { cdnPurge } from '#app/features/cdn-purge/feature.server.ts'
import { feeds } from '#app/features/feeds/endpoint.server.ts'
import { health } from '#app/features/health/feature.server.ts'
import { indexNow } from '#app/features/indexnow/feature.server.ts'
import { markdown } from '#app/features/markdown/feature.server.ts'
import { metrics } from '#app/features/metrics/feature.server.ts'
import { preview } from '#app/features/preview/feature.server.ts'
import { protectedFiles } from '#app/features/protected-files/feature.server.ts'
import { search } from '#app/features/search/feature.server.ts'
import { sharePictures } from '#app/features/share-pictures/feature.server.ts'
import { filesForEngines } from '#app/features/sitemap/endpoint.server.ts'
import { webVitals } from '#app/features/web-vitals/feature.server.ts'
import { contentfulWebhook } from '#app/features/webhooks/contentful-webhook.server.ts'
import { nodes } from '#app/nodes/site-nodes.server.ts'
import type { Feature } from '#app/server/feature.server.ts'

/** The features of the site, in the order of their steps. A site without a feature lacks its folder in `src/features/` and its line here. */
export const FEATURES: readonly Feature[] = [
  nodes,
  preview,
  protectedFiles,
  { endpoints: [contentfulWebhook] },
  health,
  { endpoints: [feeds] },
  { endpoints: [calendars] },
  search,
  { endpoints: filesForEngines },
  indexNow,
  markdown,
  sharePictures,
  metrics,
  webVitals,
  cdnPurge,
]
