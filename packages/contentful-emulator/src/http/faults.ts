import { setTimeout as sleep } from 'node:timers/promises'
import { badGateway, rateLimited, serverError, type ApiError } from './errors.ts'

/** Failures to inject. Shares are between 0 and 1. Default: no failures. */
export interface Faults {
  /** Maximum requests per second. Requests above this rate are answered with 429. */
  readonly rateLimit?: number | undefined
  readonly share500?: number | undefined
  readonly share502?: number | undefined
  readonly shareCut?: number | undefined
  readonly shareTruncated?: number | undefined
  readonly delayMs?: number | undefined
}

type Fetch = (request: Request) => Promise<Response>

/** Returns a function that returns `true` for a share of its calls: every fourth call for 0.25. The fixed rhythm keeps tests repeatable. */
function shareOf(share = 0): () => boolean {
  let due = 0
  return () => {
    due += share
    if (due < 1) return false
    due -= 1
    return true
  }
}

/** Wraps `fetch` to inject failures. `cut` closes the connection of a request without a response. */
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

/** Announces the whole body, sends half of it and aborts. */
async function truncated(response: Response): Promise<Response> {
  const body = new Uint8Array(await response.arrayBuffer())
  let isHalfSent = false
  const half = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isHalfSent) {
        // Without a pause no byte would have been sent yet.
        await sleep(50)
        return controller.error(new Error('cut off on purpose'))
      }
      isHalfSent = true
      controller.enqueue(body.slice(0, body.length / 2))
    },
  })
  return new Response(half, { status: response.status, headers: response.headers })
}
