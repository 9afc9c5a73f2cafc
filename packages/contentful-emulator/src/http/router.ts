import { DELIVERY_TYPE, type ApiAnswer, type ApiRequest } from './api-request.ts'
import { createAssetKey } from '../endpoints/asset-keys.ts'
import { unknownResource, type Call, type Endpoint, type Reply } from '../endpoints/call.ts'
import { getModel, getSpace, listLocales, listModel } from '../endpoints/model.ts'
import { getResource, listResources } from '../endpoints/resources.ts'
import { sync } from '../endpoints/sync.ts'
import { getTaxonomyItem, listRelatives, listTaxonomy } from '../endpoints/taxonomy.ts'
import { badRequest, methodNotAllowed, notFound, uriTooLong, ApiError, serverError } from './errors.ts'
import { parameter } from '../query/parameters.ts'
import type { Api } from '../space/resources.ts'
import type { AnsweringSpace } from '../space/answering-space.ts'
import type { Tokens } from './tokens.ts'
import { randomUUID } from 'node:crypto'
import { CORS } from './json-response.ts'

const MAX_URI_LENGTH = 7600
const READ = 'GET,HEAD,OPTIONS'

interface Route {
  readonly method: 'GET' | 'POST'
  /** Path below the environment. An asterisk matches an id. */
  readonly path: string
  readonly endpoint: Endpoint
  /** Not available under the short path without an environment. */
  readonly needsEnvironment?: true
}

const get = (path: string, endpoint: Endpoint): Route => ({ method: 'GET', path, endpoint })

const ROUTES: readonly Route[] = [
  get('', getSpace),
  get('entries', (call) => listResources('Entry', call)),
  get('entries/*', (call) => getResource('Entry', call)),
  get('assets', (call) => listResources('Asset', call)),
  get('assets/*', (call) => getResource('Asset', call)),
  get(
    'timeline/entries',
    timeline((call) => listResources('Entry', call)),
  ),
  get(
    'timeline/assets/*',
    timeline((call) => getResource('Asset', call)),
  ),
  get(
    'timeline/assets',
    timeline((call) => listResources('Asset', call)),
  ),
  get('content_types', (call) => listModel('ContentType', call)),
  get('content_types/*', (call) => getModel('ContentType', call)),
  get('tags', (call) => listModel('Tag', call)),
  get('tags/*', (call) => getModel('Tag', call)),
  get('locales', listLocales),
  get('sync', sync),
  { method: 'POST', path: 'asset_keys', endpoint: createAssetKey, needsEnvironment: true },
  get('taxonomy/concepts', (call) => listTaxonomy('TaxonomyConcept', call)),
  get('taxonomy/concepts/*', (call) => getTaxonomyItem('TaxonomyConcept', call)),
  get('taxonomy/concepts/*/ancestors', (call) => listRelatives('ancestors', call)),
  get('taxonomy/concepts/*/descendants', (call) => listRelatives('descendants', call)),
  get('taxonomy/concept-schemes', (call) => listTaxonomy('TaxonomyConceptScheme', call)),
  get('taxonomy/concept-schemes/*', (call) => getTaxonomyItem('TaxonomyConceptScheme', call)),
]

/** Only the Preview API has a timeline. Each moment of it shows the current drafts. Exports contain no releases, so each release is unknown. */
function timeline(endpoint: Endpoint): Endpoint {
  return (call) => {
    const { view, parameters } = call
    if (view.api !== 'preview') throw notFound()
    const release = parameter(parameters, 'release[lte]')
    if (release !== undefined) throw unknownResource('Release', { ...call, id: release })
    return endpoint(call)
  }
}

/** Answers a request to the API. Throws an `ApiError` for each response other than 200. */
export function answer(request: ApiRequest, spaces: readonly AnsweringSpace[], tokens: Tokens): ApiAnswer {
  if (request.uriLength > MAX_URI_LENGTH) throw uriTooLong(MAX_URI_LENGTH)
  const { spaceId, environment, rest } = splitPath(request.path)
  const api = tokens.apiOf(request)
  const space = findSpace(spaces, spaceId, environment)
  const { route, id } = findRoute(rest, request.method, environment !== undefined)
  const parameters = request.parameters.filter(([name]) => name !== 'access_token')
  const base = `${request.origin}/spaces/${spaceId}${environment === undefined ? '' : `/environments/${environment}`}`
  const call: Call = { request, space, view: space.view(api), parameters, id, base, namesEnvironment: environment !== undefined }
  return { status: 200, ...withHeaders(route.endpoint(call), route, space, api, environment !== undefined) }
}

function splitPath(path: string): { spaceId: string; environment: string | undefined; rest: readonly string[] } {
  const [empty, spaces, spaceId, ...rest] = path.split('/').map(decodeSegment)
  if (empty !== '' || spaces !== 'spaces' || !spaceId) throw notFound()
  const below = rest.at(-1) === '' ? rest.slice(0, -1) : rest
  return below[0] === 'environments' && below[1] !== undefined
    ? { spaceId, environment: below[1], rest: below.slice(2) }
    : { spaceId, environment: undefined, rest: below }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw badRequest('The path is not a valid URI.')
  }
}

function findSpace(spaces: readonly AnsweringSpace[], spaceId: string, environment = 'master'): AnsweringSpace {
  const ofSpace = spaces.filter((space) => space.spaceId === spaceId)
  if (ofSpace.length === 0) throw notFound()
  const space = ofSpace.find((candidate) => candidate.environment === environment)
  if (!space) throw notFound({ type: 'Environment', id: environment, space: spaceId })
  return space
}

function findRoute(rest: readonly string[], method: string, hasEnvironment: boolean): { route: Route; id: string } {
  const route = ROUTES.find(({ path, needsEnvironment }) => (hasEnvironment || !needsEnvironment) && fits(path, rest))
  if (!route) throw notFound()
  const asked = method === 'HEAD' ? 'GET' : method
  if (asked !== route.method) throw methodNotAllowed(route.method === 'GET' ? READ : 'POST,OPTIONS')
  return { route, id: rest[route.path.split('/').indexOf('*')] ?? '' }
}

function fits(path: string, rest: readonly string[]): boolean {
  const pattern = path === '' ? [] : path.split('/')
  return pattern.length === rest.length && pattern.every((part, i) => (part === '*' ? rest[i] !== '' : part === rest[i]))
}

function withHeaders({ body, headers }: Reply, route: Route, space: AnsweringSpace, api: Api, hasEnvironment: boolean): Pick<ApiAnswer, 'body' | 'headers'> {
  const below = route.path.replace('*', ':id')
  const shown = `/spaces/:space${hasEnvironment ? '/environments/:environment' : ''}${below === '' ? '' : `/${below}`}`
  return {
    body,
    headers: {
      'content-type': DELIVERY_TYPE,
      'contentful-api': api === 'preview' ? 'cpa' : 'cda',
      'x-contentful-route': shown,
      'cf-space-id': space.spaceId,
      'cf-environment-id': space.environment,
      ...headers,
    },
  }
}

const FAILURE_HEADERS = { 'content-type': DELIVERY_TYPE, 'cache-control': 'max-age=0', ...CORS }

/** Creates the function that answers requests. It never throws: errors become responses. */
export function answering(spaces: readonly AnsweringSpace[], tokens: Tokens, report: (message: string) => void) {
  return async (request: ApiRequest, requestId: string = randomUUID()): Promise<ApiAnswer> => {
    try {
      return answer(request, spaces, tokens)
    } catch (error) {
      return failure(error, requestId, report)
    }
  }
}

/** Converts a thrown value to a response. Reports values that are not an `ApiError`. */
export function failure(error: unknown, requestId: string, report: (message: string) => void): ApiAnswer {
  if (!(error instanceof ApiError)) report(`request ${requestId} failed: ${error instanceof Error ? error.stack : String(error)}`)
  const known = error instanceof ApiError ? error : serverError()
  return { status: known.status, body: known.body(requestId), headers: { ...FAILURE_HEADERS, ...known.headers } }
}
