import type { ApiAnswer, ApiRequest } from './http/api-request.ts'
import { copyJson, isObject, type Json } from './json/json.ts'
import type { Parameters } from './query/parameters.ts'

/** The settings that the SDK's HTTP client passes to an adapter. Lists only those that are read here. */
interface AdapterConfig {
  readonly baseURL?: string | undefined
  readonly url?: string | undefined
  readonly method?: string | undefined
  readonly params?: unknown
  readonly data?: unknown
  readonly headers?: object | undefined
}

interface AdapterResponse<Config> {
  readonly data: Json
  readonly status: number
  readonly statusText: string
  readonly headers: Record<string, string>
  readonly config: Config
}

/** Adapter for `createClient({ adapter })` that answers the SDK in the same process. */
export type Adapter = <Config extends AdapterConfig>(config: Config) => Promise<AdapterResponse<Config>>

/** A failed request, in the shape that the SDK's error handler reads. */
class AdapterError<Config> extends Error {
  readonly isAxiosError = true
  readonly config: Config
  readonly response: AdapterResponse<Config>

  constructor(response: AdapterResponse<Config>) {
    super(`Request failed with status code ${response.status}`)
    this.config = response.config
    this.response = response
  }
}

/**
 * Creates an adapter for the SDK. `answerTo` never throws: errors are responses too.
 *
 * Each response is a deep copy, unless `isShared` is true. Then the data is shared with the index, and callers must not change it. Sharing
 * halves the time of a large response. The SDK itself changes only the outermost object.
 */
export function createAdapter(answerTo: (request: ApiRequest) => Promise<ApiAnswer>, assetUrl: ApiRequest['assetUrl'], { isShared = false } = {}): Adapter {
  return async (config) => {
    const { status, body, headers } = await answerTo(toRequest(config, assetUrl))
    const response = {
      data: isShared && isObject(body) ? { ...body } : copyJson(body),
      status,
      statusText: STATUS_TEXT[status] ?? '',
      headers: { ...headers },
      config,
    }
    if (status >= 400) throw new AdapterError(response)
    return response
  }
}

const STATUS_TEXT: Readonly<Record<number, string>> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
}

function toRequest(config: AdapterConfig, assetUrl: ApiRequest['assetUrl']): ApiRequest {
  const url = new URL(joined(config.baseURL ?? '', config.url ?? ''))
  const headers = readHeaders(config.headers)
  const parameters = [...url.searchParams, ...readParameters(config.params)]
  const query = new URLSearchParams(parameters.map(([name, value]): [string, string] => [name, value])).toString()
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: url.pathname,
    uriLength: url.pathname.length + 1 + query.length,
    parameters,
    host: url.hostname,
    origin: url.origin,
    header: (name) => headers.get(name),
    body: typeof config.data === 'string' ? config.data : config.data === undefined ? undefined : JSON.stringify(config.data),
    assetUrl,
  }
}

function joined(base: string, url: string): string {
  return /^https?:\/\//.test(url) ? url : `${base.replace(/\/+$/, '')}/${url.replace(/^\/+/, '')}`
}

function readHeaders(headers: object | undefined): ReadonlyMap<string, string> {
  return new Map(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), String(value)]))
}

function readParameters(params: unknown): Parameters {
  if (typeof params !== 'object' || params === null) return []
  const flat = (prefix: string, value: unknown): Parameters => {
    if (value === undefined || value === null) return []
    if (value instanceof Date) return [[prefix, value.toISOString()]]
    if (typeof value !== 'object') return [[prefix, String(value)]]
    // Same form as the SDK writes into a URL. The SDK has already joined most lists with commas.
    return Object.entries(value).flatMap(([key, inner]) => flat(`${prefix}[${key}]`, inner))
  }
  return Object.entries(params).flatMap(([name, value]) => flat(name, value))
}
