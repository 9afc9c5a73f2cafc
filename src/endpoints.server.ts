import { healthEndpoint } from './health/endpoint.server.ts'
import type { Endpoint } from './http/endpoint.server.ts'
import { previewEndpoints } from './preview/endpoints.server.ts'
import { editedCalls, type MakeCall } from './preview/live/edited.server.ts'
import { previewEntities } from './preview/live/entities.server.ts'
import { protectedFiles } from './protected/endpoint.server.ts'
import { filesForEngines } from './seo/engines/endpoint.server.ts'
import { EDITED } from './site/preview/live/addresses.ts'
import { stylesheet } from './styles/stylesheet.server.ts'
import { suggestEndpoint } from './search/suggest/suggest-endpoint.server.ts'
import { contentfulWebhook } from './webhooks/contentful-webhook.server.ts'

/** What the site answers besides pages and files. */
const endpoints: readonly Endpoint[] = [
  ...previewEndpoints(stylesheet),
  previewEntities,
  protectedFiles(stylesheet),
  contentfulWebhook,
  healthEndpoint,
  suggestEndpoint,
  ...filesForEngines,
]

/** Find what lies at a path, if that is no page. `call` makes a call of a server function. */
export function endpointAt(pathname: string, call: MakeCall): Endpoint | undefined {
  return pathname === EDITED ? editedCalls(call) : endpoints.find((endpoint) => endpoint.isAt(pathname))
}
