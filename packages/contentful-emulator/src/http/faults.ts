import { setTimeout as sleep } from 'node:timers/promises'
import { badGateway, rateLimited, serverError, type ApiError } from './errors.ts'

/** Failures to bring about on purpose. A share is between 0 and 1; all are off unless they are given. */
export interface Faults {
  /** Requests a second above which the answer is 429. */
  readonly rateLimit?: number | undefined
  readonly share500?: number | undefined
  readonly share502?: number | undefined
  readonly shareCut?: number | undefined
  readonly shareTruncated?: number | undefined
  readonly delayMs?: number | undefined
}

type Fetch = (request: Request) => Promise<Response>

/** Make a share of calls true: every fourth for 0.25, in a fixed rhythm so that tests repeat. */
function shareOf(share = 0): () => boolean {
  let due = 0
  return () => {
    due += share
    if (due < 1) return false
    due -= 1
    return true
  }
}

/** Answer as `fetch` does, but fail as asked for. `cut` ends the connection of a request without an answer. */
export function withFaults(fetch: Fetch, faults: Faults, cut: (request: Request) => void): Fetch {
  const fails500 = shareOf(faults.share500)
  const fails502 = shareOf(faults.share502)
  const isCut = shareOf(faults.shareCut)
  const isTruncated = shareOf(faults.shareTruncated)
  const isWithinRate = rateGate(faults.rateLimit)
  return async (request) => {
    if (faults.delayMs) await sleep(faults.delayMs)
    const rate = isWithinRate()
    if (rate.remaining < 0) return failed(rateLimited(1), rate.headers)
    if (isCut()) {
      cut(request)
      return new Response(null, { status: 502 })
    }
    if (fails500()) return failed(serverError(), rate.headers)
    if (fails502()) return failed(badGateway(), rate.headers)
    const response = await fetch(request)
    for (const [name, value] of Object.entries(rate.headers)) response.headers.set(name, value)
    return isTruncated() ? truncated(response) : response
  }
}

interface Rate {
  readonly remaining: number
  readonly headers: Readonly<Record<string, string>>
}

function rateGate(limit: number | undefined): () => Rate {
  let second = 0
  let count = 0
  return () => {
    if (limit === undefined) return { remaining: Infinity, headers: {} }
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, count] = [now, 0]
    const remaining = limit - ++count
    const headers = { 'x-contentful-ratelimit-second-limit': String(limit), 'x-contentful-ratelimit-second-remaining': String(Math.max(0, remaining)) }
    return { remaining, headers }
  }
}

function failed(error: ApiError, headers: Readonly<Record<string, string>>): Response {
  return Response.json(error.body(crypto.randomUUID()), { status: error.status, headers: { ...headers, ...error.headers } })
}

/** Promise the whole body, send half of it and break off. */
async function truncated(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer())
  let isHalfSent = false
  const half = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isHalfSent) {
        // Without a pause nothing would have left the machine yet.
        await sleep(50)
        return controller.error(new Error('cut off on purpose'))
      }
      isHalfSent = true
      controller.enqueue(body.slice(0, body.length / 2))
    },
  })
  return new Response(half, { status: response.status, headers: response.headers })
}
