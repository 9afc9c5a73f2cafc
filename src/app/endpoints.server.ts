import type { Endpoint } from '#app/server/endpoint.server.ts'
import { atTheirPaths } from '#app/server/own-endpoints.server.ts'
import { ownEndpoints } from '#own/endpoints.server.gen.ts'
import { FEATURES } from './features.server.ts'

/** Handlers for URLs that are neither pages nor built files. */
const endpoints: readonly Endpoint[] = [...FEATURES.flatMap((feature) => feature.endpoints ?? []), ...atTheirPaths(ownEndpoints)]

/** Returns the endpoint of a path, or `undefined` if the path belongs to none. */
export function endpointAt(pathname: string): Endpoint | undefined {
  return endpoints.find((endpoint) => endpoint.isAt(pathname))
}
