import { environment } from '#app/config/env.server.ts'
import { contentSource } from '#app/content/client/source.server.ts'
import type { Endpoint } from '#app/http/endpoint.server.ts'
import { plainText } from '#app/http/response/plain-text.server.ts'
import { boundedBody } from '#app/http/request/bounded-body.server.ts'
import { readNotification } from './notification.server.ts'
import { claimOf, isSigned } from './signature.server.ts'
import { takeIn } from './take-in.server.ts'
import { Taken } from './taken.server.ts'
import { WEBHOOK_PATH } from './webhook-path.ts'

/** Contentful delivers nothing larger. */
const MOST_BYTES = 7 * 1024 * 1024
/** Whoever sends more at once is told to come again: bodies are held before it is known whose they are. */
const MOST_AT_ONCE = 16

const taken = new Taken()
let underWay = 0

/** Where Contentful tells that editors have published something. Nothing is there without `CONTENTFUL_WEBHOOK_SECRET`. */
export const contentfulWebhook: Endpoint = {
  isAt: (pathname) => pathname === WEBHOOK_PATH,
  get methods() {
    return environment().CONTENTFUL_WEBHOOK_SECRET === undefined ? ['GET', 'HEAD', 'POST'] : ['POST']
  },
  policy: 'message',
  async answer(request) {
    const { CONTENTFUL_WEBHOOK_SECRET: secret } = environment()
    if (secret === undefined) return plainText(404, 'There is nothing here.')
    const claim = claimOf(request.headers, Date.now())
    if (typeof claim === 'string') return plainText(403, claim)
    if (underWay >= MOST_AT_ONCE) return plainText(429, 'Too many at once.', { 'Retry-After': '5' })
    underWay += 1
    const body = await boundedBody(request, MOST_BYTES).finally(() => (underWay -= 1))
    if (!body) return plainText(413, 'It is too large.')
    const { pathname, search } = new URL(request.url)
    if (!isSigned({ method: request.method, path: `${pathname}${search}`, headers: request.headers }, body, claim, secret)) {
      return plainText(
        403,
        'The signature is not right: CONTENTFUL_WEBHOOK_SECRET must be the secret of the space, and nothing on the way may change the request.',
      )
    }
    const notification = readNotification(request.headers.get('X-Contentful-Topic'), body.toString())
    if (notification === 'malformed') return plainText(400, 'It is not understood: the webhook must send Contentful’s own payload.')
    if (notification === 'nothing') return plainText(200, 'Nothing to do: it changes nothing that visitors see.')
    const source = await contentSource()
    return taken.add(claim, request.headers) ? plainText(202, takeIn(notification, source)) : plainText(200, 'Taken before.')
  },
}
