import { fromJSON } from 'seroval'

const CALLS = '/_serverFn/'
/** What a refused call is told: nothing of the framework, nothing of the engine. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'This call cannot be read.\n',
  403: 'This call comes from elsewhere.\n',
  404: 'There is no such function.\n',
  405: 'This function is called in another way.\n',
}
/** The framework's mark on what its own client reads. */
const PROTOCOL = 'x-tss-serialized'

/** Tell whether a path is a call of a server function. */
export function isCall(path: string): boolean {
  return path.startsWith(CALLS)
}

/**
 * Answer a call: what a client did wrong gets a fixed sentence, what the function says passes. No answer is kept by caches.
 *
 * The framework would answer both with 500, its own messages and a stack on the console.
 */
export async function plainly(request: Request, ask: (request: Request) => Response | Promise<Response>): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === CALLS) return refusal(404)
  const response = isPayload(searchParams.get('payload')) ? await ask(request) : refusal(400)
  const isOurs = response.status < 400 || (response.status !== 400 && (response.headers.has(PROTOCOL) || isNotFound(response)))
  const answer = isOurs ? response : refusal(response.status, response.headers.get('Allow'))
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  return new Response(answer.body, { status: answer.status, headers })
}

/** Refuse a call with the sentence of its status. */
export function refusal(status: number, allow?: string | null): Response {
  return new Response(WORDS[status] ?? 'This call failed.\n', {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...(allow && { Allow: allow }) },
  })
}

/** A function that found nothing says so as JSON: the router in the browser shows its own page then. */
function isNotFound({ status, headers }: Response): boolean {
  return status === 404 && headers.get('Content-Type')?.startsWith('application/json') === true
}

function isPayload(payload: string | null): boolean {
  if (payload === null || payload === '') return true
  try {
    fromJSON(JSON.parse(payload), { plugins: [] })
    return true
  } catch {
    return false
  }
}
