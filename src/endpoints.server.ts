import type { Endpoint } from './http/endpoint.server.ts'
import { suggestEndpoint } from './search/suggest/suggest-endpoint.server.ts'

/** What the site answers besides pages and files. */
const endpoints: readonly Endpoint[] = [suggestEndpoint]

/** Find what lies at a path, if that is no page. */
export function endpointAt(pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.isAt(pathname))
}
