import site from '#config'
import type { Endpoint } from '../../src/server/endpoint.server.ts'

/** The endpoints of both features, found by their files because a site may lack one of them. */
const endpoints = Object.values(
  import.meta.glob<Readonly<Record<string, Endpoint>>>('../../src/features/{feeds,calendars}/endpoint.server.ts', { eager: true }),
).flatMap((module) => Object.values(module))

/** Requests a feed or calendar by its path. Throws if no endpoint has the path. */
export async function feedOfPath(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(path, site.origin)
  const endpoint = endpoints.find((each) => each.isAt(url.pathname))
  if (!endpoint) throw new Error(`Nothing is answered at ${path}.`)
  return endpoint.answer(new Request(url, { headers }), () => Promise.reject(new Error('No function of the site is asked.')), url)
}
