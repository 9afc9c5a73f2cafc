import { healthEndpoint } from './health/endpoint.server.ts'
import type { Endpoint } from './http/endpoint.server.ts'
import { previewEndpoints } from './preview/endpoints.server.ts'
import { editedCalls, type MakeCall } from './preview/live/edited.server.ts'
import { previewEntities } from './preview/live/entities.server.ts'
import { protectedFiles } from './protected/endpoint.server.ts'
import { filesForEngines } from './seo/engines/endpoint.server.ts'
import { isSharePath } from './seo/share-pictures/share-address.ts'
import { sharePictures, type MakePage } from './seo/share-pictures/endpoint.server.ts'
import { EDITED } from './site/preview/live/addresses.ts'
import { stylesheet } from './styles/stylesheet.server.ts'
import { contentfulWebhook } from './webhooks/contentful-webhook.server.ts'

/** What the site answers besides pages and files. */
const endpoints: readonly Endpoint[] = [
  ...previewEndpoints(stylesheet),
  previewEntities,
  protectedFiles(stylesheet),
  contentfulWebhook,
  healthEndpoint,
  ...filesForEngines,
]

/** Find what lies at a path, if that is no page. `call` makes a call of a server function, `page` a page. */
export function endpointAt(pathname: string, call: MakeCall, page: MakePage): Endpoint | undefined {
  if (isSharePath(pathname)) return sharePictures(page)
  return pathname === EDITED ? editedCalls(call) : endpoints.find((endpoint) => endpoint.isAt(pathname))
}
