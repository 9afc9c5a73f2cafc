import { environment } from '#app/config/env.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { type Notification, readNotification } from './notification.server.ts'
import { type Claim, claimOf, isSigned } from './signature.server.ts'
import { UnverifiedBodies } from './unverified-bodies.server.ts'
import { LRUCache } from 'lru-cache'
import type { SpaceFollower, SpaceReader } from '#app/content/client/content-source.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'
import { recordNews } from '#app/content/publishing/last-changes.server.ts'
import { MODEL } from '#app/nodes/news.server.ts'
import { siteNodes } from '#app/nodes/site-nodes.server.ts'

const bodies = new UnverifiedBodies({
  // Contentful delivers nothing larger.
  ofOne: 7 * 1024 * 1024,
  // A few of the largest at once. Ordinary ones have some kilobytes.
  ofAll: 64 * 1024 * 1024,
  // Contentful sends a body within milliseconds, and times out after 30 seconds.
  deadlineMs: 5000,
})

const UNREAD = {
  'too large': () => plainText(413, 'It is too large.'),
  'too slow': () => plainText(408, 'The body did not arrive in time.', { Connection: 'close' }),
  'crowded out': () => plainText(429, 'Too many at once.', { 'Retry-After': '5', Connection: 'close' }),
  // The client has disconnected, so this response is not read.
  left: () => plainText(400, 'The body did not arrive.'),
} as const

const IDEMPOTENCY_KEY = 'x-contentful-idempotency-key'

/** How long webhooks are remembered. Contentful retries twice within a minute, and signatures expire earlier. */
const REMEMBERED_MS = 10 * 60_000
/** Maximum number of remembered webhooks. More occur only in bulk publishing, and handling a webhook twice is harmless. */
const MAX_REMEMBERED = 10_000

/** Detects repeated webhooks by their signatures, and by idempotency keys, which stay the same when Contentful retries. */
class SeenWebhooks {
  readonly #keys = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })

  /** Records a webhook and returns whether it is new. */
  add({ signature, signedHeaders }: Claim, headers: Headers): boolean {
    // An unsigned key may be forged.
    const key = signedHeaders.includes(IDEMPOTENCY_KEY) ? headers.get(IDEMPOTENCY_KEY)?.slice(0, 100) : undefined
    const keys = [signature, ...(key ? [`key ${key}`] : [])]
    const isNew = !keys.some((each) => this.#keys.has(each))
    for (const each of keys) this.#keys.set(each, true)
    return isNew
  }
}

const taken = new SeenWebhooks()

/** Receives the webhooks that Contentful sends when editors publish. Responds with 404 without `CONTENTFUL_WEBHOOK_SECRET`. */
export const contentfulWebhook: Endpoint = {
  isAt: (pathname) => pathname === WEBHOOK_PATH,
  get methods() {
    return environment().CONTENTFUL_WEBHOOK_SECRET === undefined ? ['GET', 'HEAD', 'POST'] : ['POST']
  },
  policy: 'message',
  async answer(request, _call, { pathname, search }) {
    const { CONTENTFUL_WEBHOOK_SECRET: secret } = environment()
    if (secret === undefined) return plainText(404, 'Not found.')
    const claim = claimOf(request.headers, Date.now())
    if (typeof claim === 'string') return plainText(403, claim)
    const body = await bodies.read(request)
    if (typeof body === 'string') return UNREAD[body]()
    if (!isSigned({ method: request.method, path: `${pathname}${search}`, headers: request.headers }, body, claim, secret)) {
      return plainText(403, 'The signature is wrong: CONTENTFUL_WEBHOOK_SECRET must be the secret of the space, and no proxy may change the request.')
    }
    const notification = readNotification(request.headers.get('X-Contentful-Topic'), body.toString())
    if (notification === 'malformed') return plainText(400, 'The body is unknown: the webhook must send Contentful’s default payload.')
    if (notification === 'nothing') return plainText(200, 'Nothing to do: it changes nothing that visitors see.')
    const source = await contentSource()
    return taken.add(claim, request.headers) ? plainText(202, takeIn(notification, source)) : plainText(200, 'Accepted before.')
  },
}

/** Notifies the content source and the other nodes of a webhook. Returns a sentence about the outcome. Does not wait for the source. */
function takeIn(
  { kind, action, id, space, environment: changed, contentTypeId, revision, at }: Notification,
  source: Pick<SpaceReader & SpaceFollower, 'space' | 'notify'>,
): string {
  if (space !== source.space.id) return `Nothing to do: it is of space ${space}, and the site shows space ${source.space.id}.`
  if (changed !== source.space.environment) {
    // The configured environment may be an alias of this one.
    source.notify?.()
    siteNodes()?.announce(MODEL, false)
    return `It is of environment ${changed}, and the site shows ${source.space.environment}: if that is an alias of it, the site reads the changes of the space.`
  }
  // Deleted content was either unpublished before, with a separate webhook, or never published.
  if (revision === undefined || action === 'delete') {
    source.notify?.()
    siteNodes()?.announce(MODEL, false)
    return 'Accepted: the site reads the changes of the space.'
  }
  const isGone = action === 'unpublish'
  // Sources without `notify` watch a file and are always up to date.
  const expected = { kind, id, revision, isGone, at: at?.getTime() }
  const isShown = source.notify?.(expected) ?? true
  siteNodes()?.announce({ ...expected, contentTypeId }, isShown)
  if (kind !== 'ContentType') recordNews({ kind, id, contentTypeId, revision, what: isGone ? 'unpublished' : 'published', at }, isShown)
  return isShown ? 'Accepted: the change is already shown.' : 'Accepted: the site reads the space until it contains the change.'
}
