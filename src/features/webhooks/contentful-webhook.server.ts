import { environment } from '#app/config/env.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { readNotification } from './notification.server.ts'
import { claimOf, isSigned } from './signature.server.ts'
import { takeIn } from './take-in.server.ts'
import { SeenWebhooks } from './seen-webhooks.server.ts'
import { UnverifiedBodies } from './unverified-bodies.server.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'

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

const taken = new SeenWebhooks()

/** Receives the webhooks that Contentful sends when editors publish. Responds with 404 without `CONTENTFUL_WEBHOOK_SECRET`. */
export const contentfulWebhook: Endpoint = {
  isAt: (pathname) => pathname === WEBHOOK_PATH,
  get methods() {
    return environment().CONTENTFUL_WEBHOOK_SECRET === undefined ? ['GET', 'HEAD', 'POST'] : ['POST']
  },
  policy: 'message',
  async answer(request) {
    const { CONTENTFUL_WEBHOOK_SECRET: secret } = environment()
    if (secret === undefined) return plainText(404, 'Not found.')
    const claim = claimOf(request.headers, Date.now())
    if (typeof claim === 'string') return plainText(403, claim)
    const body = await bodies.read(request)
    if (typeof body === 'string') return UNREAD[body]()
    const { pathname, search } = new URL(request.url)
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
