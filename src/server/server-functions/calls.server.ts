import { fromJSON } from 'seroval'
import { SERIALIZED_HEADER, SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { plainText } from '../response/plain-text.server.ts'

/** Ids are written by the build; the framework throws where there is none. */
const CALL = new RegExp(`^${SERVER_FUNCTIONS}[\\w-]+$`)
/** What a refused call is told: nothing of the framework, nothing of the engine. */
const SENTENCES: Readonly<Record<number, string>> = {
  400: 'This call cannot be read.',
  403: 'This call comes from elsewhere.',
  404: 'There is no such function.',
  405: 'This function is called in another way.',
}

/** Tell whether a path is a call of a server function. */
export function isServerFunctionCall(path: string): boolean {
  return path.startsWith(SERVER_FUNCTIONS)
}

/**
 * Answer a call of a server function: a client's mistake gets a fixed sentence, the function's own answer passes.
 * `ask` hands the request to the framework.
 *
 * The framework would answer both with 500, its own messages and a stack on the console.
 */
export async function answerCall(request: Request, ask: (request: Request) => Response | Promise<Response>): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (!CALL.test(pathname)) return callRefusal(404)
  const response = isPayload(searchParams.get('payload')) ? await ask(request) : callRefusal(400)
  const isOurs = response.status < 400 || (response.status !== 400 && (response.headers.has(SERIALIZED_HEADER) || isNotFound(response)))
  return isOurs ? response : callRefusal(response.status, response.headers.get('Allow'))
}

/** Refuse a call with the sentence of its status (400, 403, 404 or 405); `allow` is the `Allow` header of a 405. */
export function callRefusal(status: number, allow?: string | null): Response {
  return plainText(status, SENTENCES[status] ?? 'This call failed.', allow ? { Allow: allow } : {})
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
