import { healthEndpoint } from '#app/features/health/endpoint.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { atTheirPaths } from '#app/server/own-endpoints.server.ts'
import { ownEndpoints } from '#own/endpoints.server.gen.ts'
import { previewEndpoints } from '#app/features/preview/endpoints.server.ts'
import { editedCalls } from '#app/features/preview/live/edited.server.ts'
import { previewEntities } from '#app/features/preview/live/entities.server.ts'
import { protectedFiles } from '#app/features/protected-files/endpoint.server.ts'
import { pressLinks } from '#app/features/protected-files/make-press-link.server.ts'
import { calendars } from '#app/features/calendars/endpoint.server.ts'
import { filesForEngines } from '#app/features/sitemap/endpoint.server.ts'
import { feeds } from '#app/features/feeds/endpoint.server.ts'
import { indexNowKey } from '#app/features/indexnow/endpoint.server.ts'
import { llmsLists } from '#app/features/markdown/llms/endpoint.server.ts'
import { sharePictures } from '#app/features/share-pictures/endpoint.server.ts'
import { stylesheet } from '#app/styles/stylesheet.server.ts'
import { suggestEndpoint } from '#app/features/search/suggest/suggest-endpoint.server.ts'
import { contentfulWebhook } from '#app/features/webhooks/contentful-webhook.server.ts'

/** Handlers for URLs that are neither pages nor built files. */
const endpoints: readonly Endpoint[] = [
  ...previewEndpoints(stylesheet),
  previewEntities,
  editedCalls,
  pressLinks(stylesheet),
  protectedFiles(stylesheet),
  contentfulWebhook,
  healthEndpoint,
  feeds,
  calendars,
  suggestEndpoint,
  ...filesForEngines,
  indexNowKey,
  llmsLists,
  sharePictures,
  ...atTheirPaths(ownEndpoints),
]

/** Returns the endpoint of a path, or `undefined` if the path belongs to none. */
export function endpointAt(pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.isAt(pathname))
}
