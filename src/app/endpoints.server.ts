import { MEDIA_PATH } from '#app/content/client/source.server.ts'
import { isPagePath } from '#app/i18n/addresses/urls.ts'
import { type Endpoint, atTheirPaths } from '#app/server/endpoint.server.ts'
import { isServerFunctionCall } from '#app/server/server-functions/calls.server.ts'
import type { RequestKind } from '#app/telemetry/events.server.ts'
import { ownEndpoints } from '#own/endpoints.server.gen.ts'
import { FEATURES } from './features.server.ts'

/** Handlers for URLs that are neither pages nor built files. */
const endpoints: readonly Endpoint[] = [...FEATURES.flatMap((feature) => feature.endpoints ?? []), ...atTheirPaths(ownEndpoints)]

/** Returns the endpoint of a path, or `undefined` if the path belongs to none. */
export function endpointAt(pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.isAt(pathname))
}

/** Returns the kind of a request by its path, for metrics and logs. */
export function kindOf(pathname: string): RequestKind {
  if (endpointAt(pathname)) return 'endpoint'
  if (isServerFunctionCall(pathname)) return 'call'
  if (pathname.startsWith(`${MEDIA_PATH}/`)) return 'media'
  return isPagePath(pathname) ? 'page' : 'file'
}
