import { hash, randomUUID } from 'node:crypto'
import type { Cdn } from '#app/config/cdn-variables.server.ts'
import type { Environment } from '#app/config/env.server.ts'
import type { Rate } from './token-bucket.server.ts'
import { edgeGridAuthorization, signedForAws } from './signatures.server.ts'

/** A request to a CDN. */
export interface PurgeRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

/** How a CDN is purged by tag. Pages are only marked as stale if the CDN offers that, so that visitors do not wait. */
export interface PurgeAdapter {
  /** Maximum number of tags in one request. */
  readonly maxTags: number
  /** Limit of requests. */
  readonly rate?: Rate
  /** Limit of tags in all requests together. */
  readonly tagRate?: Rate
  /** Milliseconds to wait after 429 if the response has no `Retry-After`. */
  readonly limitedMs?: number
  /** Returns the requests that purge tags. All must succeed. */
  requests(tags: readonly string[], env: Environment, now: Date): readonly PurgeRequest[]
}

const ADAPTERS: Readonly<Record<Cdn, PurgeAdapter>> = {
  // Requests of 50 KB, and 500 tags per minute (https://techdocs.akamai.com/purge-cache/reference/rate-limiting).
  akamai: {
    maxTags: 3000,
    rate: { burst: 100, refillMs: 20 },
    tagRate: { burst: 5000, refillMs: 120 },
    limitedMs: 5000,
    requests(tags, env, now) {
      const body = JSON.stringify({ objects: tags })
      const to = { method: 'POST', url: `${apiOf(env)}/ccu/v3/invalidate/tag/production`, body }
      const { SITE_CDN_CLIENT: clientToken = '', SITE_CDN_SECRET: clientSecret = '', SITE_CDN_TOKEN: accessToken = '' } = env
      const authorization = edgeGridAuthorization(to, { clientToken, clientSecret, accessToken }, now, randomUUID())
      return [{ ...to, headers: { ...JSON_BODY, Authorization: authorization } }]
    },
  },
  // One tag per request (https://docs.bunny.net/docs/cdn-api-purge-rate-limits).
  bunny: {
    maxTags: 1,
    rate: { burst: 120, refillMs: 200 },
    requests: ([tag], env) => [
      post(`${apiOf(env, 'https://api.bunny.net')}/pullzone/${idOf(env)}/purgeCache`, { AccessKey: env.SITE_CDN_TOKEN ?? '' }, { CacheTag: tag }),
    ],
  },
  // The rate of the free plan (https://developers.cloudflare.com/cache/how-to/purge-cache/).
  cloudflare: {
    maxTags: 100,
    rate: { burst: 25, refillMs: 12_000 },
    requests: (tags, env) => [post(`${apiOf(env, 'https://api.cloudflare.com/client/v4')}/zones/${idOf(env)}/invalidate_cache`, bearer(env), { tags })],
  },
  // 3,000 paths may be in progress. The service has one region for signatures.
  cloudfront: {
    maxTags: 1000,
    requests(tags, env, now) {
      const url = `${apiOf(env, 'https://cloudfront.amazonaws.com')}/2020-05-31/distribution/${idOf(env)}/invalidation`
      const paths = tags.map((tag) => `<Path>#${tag}</Path>`).join('')
      const reference = `vitrine-${now.getTime()}-${hash('sha1', tags.join(' ')).slice(0, 10)}`
      const body = `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${reference}</CallerReference><Paths><Items>${paths}</Items><Quantity>${tags.length}</Quantity></Paths></InvalidationBatch>`
      const to = { method: 'POST', url, headers: { 'Content-Type': 'application/xml' }, body }
      const { SITE_CDN_CLIENT: keyId = '', SITE_CDN_SECRET: secret = '' } = env
      return [{ ...to, headers: signedForAws(to, { keyId, secret, region: 'us-east-1', service: 'cloudfront' }, now) }]
    },
  },
  // https://www.fastly.com/documentation/reference/api/purging/
  fastly: {
    maxTags: 256,
    requests: (tags, env) => [
      post(
        `${apiOf(env, 'https://api.fastly.com')}/service/${idOf(env)}/purge`,
        { 'Fastly-Key': env.SITE_CDN_TOKEN ?? '', 'Fastly-Soft-Purge': '1' },
        { surrogate_keys: tags },
      ),
    ],
  },
  // `adapterOf` sets the maximum that the operator chose.
  generic: {
    maxTags: 50,
    requests(tags, env) {
      if (!env.SITE_CDN_REQUEST) return []
      const { method, url, headers, body, separator } = env.SITE_CDN_REQUEST
      const values: Readonly<Record<string, string>> = {
        tags: tags.join(separator),
        json: JSON.stringify(tags),
        id: env.SITE_CDN_ID ?? '',
        token: env.SITE_CDN_TOKEN ?? '',
      }
      const filled = (text: string, encoded = (value: string) => value) =>
        text.replace(/<(tags|json|id|token)>/g, (_, name: string) => encoded(values[name] ?? ''))
      const filledHeaders = Object.entries(headers).map(([name, value]) => [name, filled(value)] as const)
      const escaped = filled(url.replace(/%3C(\w+)%3E/gi, '<$1>'), encodeURIComponent)
      return [{ method, url: escaped, headers: Object.fromEntries(filledHeaders), body: body === undefined ? undefined : filled(body) }]
    },
  },
  // Netlify documents no maximum of tags. Purges beyond its rate get 429 and are sent again.
  netlify: {
    maxTags: 50,
    requests: (tags, env) => [post(`${apiOf(env, 'https://api.netlify.com')}/api/v1/purge`, bearer(env), { site_id: env.SITE_CDN_ID, cache_tags: tags })],
  },
  // deploy/varnish/default.vcl. The header stays below half of Varnish’s limit of 8 KB.
  varnish: {
    maxTags: 250,
    requests: (tags, env) => [{ method: 'PURGE', url: `${apiOf(env)}/`, headers: { 'xkey-softpurge': tags.join(' ') } }],
  },
  // https://vercel.com/docs/rest-api/reference/endpoints/edge-cache
  vercel: {
    maxTags: 16,
    requests(tags, env) {
      const search = new URLSearchParams({ projectIdOrName: env.SITE_CDN_ID ?? '', ...(env.SITE_CDN_CLIENT && { teamId: env.SITE_CDN_CLIENT }) })
      return [post(`${apiOf(env, 'https://api.vercel.com')}/v1/edge-cache/invalidate-by-tags?${search}`, bearer(env), { tags, target: 'production' })]
    },
  },
}

/** Returns how one of several zones of a CDN is purged. The zones share the rate, because it is that of an account. */
export function adapterOf(cdn: Cdn, env: Environment, zones = 1): PurgeAdapter {
  const { maxPerRequest } = env.SITE_CDN_REQUEST ?? {}
  const adapter = cdn === 'generic' && maxPerRequest !== undefined ? { ...ADAPTERS.generic, maxTags: maxPerRequest } : ADAPTERS[cdn]
  const { rate, tagRate } = adapter
  return { ...adapter, ...(rate && { rate: shared(rate, zones) }), ...(tagRate && { tagRate: shared(tagRate, zones) }) }
}

function shared({ burst, refillMs }: Rate, zones: number): Rate {
  return { burst: Math.max(1, Math.floor(burst / zones)), refillMs: refillMs * zones }
}

const JSON_BODY = { 'Content-Type': 'application/json', Accept: 'application/json' }

function post(url: string, headers: Readonly<Record<string, string>>, body: object): PurgeRequest {
  return { method: 'POST', url, headers: { ...JSON_BODY, ...headers }, body: JSON.stringify(body) }
}

function apiOf({ SITE_CDN_API }: Environment, standard = ''): string {
  return SITE_CDN_API?.[0] ?? standard
}

function idOf({ SITE_CDN_ID = '' }: Environment): string {
  return encodeURIComponent(SITE_CDN_ID)
}

function bearer({ SITE_CDN_TOKEN = '' }: Environment): Readonly<Record<string, string>> {
  return { Authorization: `Bearer ${SITE_CDN_TOKEN}` }
}
