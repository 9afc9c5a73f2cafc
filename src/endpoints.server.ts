import { healthEndpoint } from './health/endpoint.server.ts'
import type { Endpoint } from './http/endpoint.server.ts'
import { previewEndpoints } from './preview/endpoints.server.ts'
import { editedCalls } from './preview/live/edited.server.ts'
import { previewEntities } from './preview/live/entities.server.ts'
import { protectedFiles } from './protected/endpoint.server.ts'
import { pressLinks } from './protected/make-press-link.server.ts'
import { calendars } from './seo/calendar/endpoint.server.ts'
import { filesForEngines } from './seo/engines/endpoint.server.ts'
import { feeds } from './seo/feeds/endpoint.server.ts'
import { indexNowKey } from './seo/index-now/endpoint.server.ts'
import { llmsLists } from './seo/markdown/llms/endpoint.server.ts'
import { sharePictures } from './seo/share-pictures/endpoint.server.ts'
import { stylesheet } from './styles/stylesheet.server.ts'
import { suggestEndpoint } from './search/suggest/suggest-endpoint.server.ts'
import { contentfulWebhook } from './webhooks/contentful-webhook.server.ts'

/** What the site answers besides pages and files. */
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
]

/** Find what lies at a path, if that is no page. */
export function endpointAt(pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.isAt(pathname))
}
