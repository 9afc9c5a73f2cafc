import { plainText } from './response/plain-text.server.ts'
import type { Endpoint } from './endpoint.server.ts'

/** Beginning of the paths of a team's endpoints. The product has none below it. */
const FOLDER = '/api/site/'

/** Endpoints by their path below `/api/site/`, which `site/endpoints.server.ts` exports as `endpoints`. */
export type OwnEndpoints = Readonly<Record<string, Omit<Endpoint, 'isAt'>>>

/** Responds to other paths below `/api/site/`, which would otherwise redirect to a page of the visitor's language. */
const missing: Endpoint = {
  isAt: (pathname) => pathname.startsWith(FOLDER),
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  policy: 'message',
  answer: async () => plainText(404, 'Not found.'),
}

/** Returns the endpoints with their whole paths. */
export function atTheirPaths(endpoints: OwnEndpoints = {}): readonly Endpoint[] {
  const own = Object.entries(endpoints).map(([path, endpoint]) => ({ ...endpoint, isAt: (pathname: string) => pathname === FOLDER + path }))
  return own.length > 0 ? [...own, missing] : []
}
