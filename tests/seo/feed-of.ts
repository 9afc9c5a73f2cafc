import site from '#config'
import { calendars } from '../../src/features/calendars/endpoint.server.ts'
import { feeds } from '../../src/features/feeds/endpoint.server.ts'

/** Requests a feed or calendar by its path. Throws if no endpoint has the path. */
export async function feedOfPath(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(path, site.origin)
  const endpoint = [feeds, calendars].find((each) => each.isAt(url.pathname))
  if (!endpoint) throw new Error(`Nothing is answered at ${path}.`)
  return endpoint.answer(new Request(url, { headers }), () => Promise.reject(new Error('No function of the site is asked.')))
}
