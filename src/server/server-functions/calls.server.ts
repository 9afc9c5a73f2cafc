import { fromJSON } from 'seroval'
import { SERIALIZED_HEADER, SERVER_FUNCTIONS } from '#app/framework/markers.ts'
import { plainText } from '../response/plain-text.server.ts'
import { REFUSED_CALLS } from './refused-calls.ts'

/** The build generates these ids. The framework throws if the id is missing. */
const CALL = new RegExp(`^${SERVER_FUNCTIONS}[\\w-]+$`)
/** Returns whether a path is a call of a server function. */
export function isServerFunctionCall(path: string): boolean {
  return path.startsWith(SERVER_FUNCTIONS)
}

/**
 * Responds to a call of a server function at a parsed URL. Client errors get a fixed sentence; the function’s own responses pass unchanged. `ask` passes the
 * request to the framework.
 * For client errors, the framework would respond with 500 and its own messages, and log a stack.
 */
export async function answerCall(
  request: Request,
  { pathname, searchParams }: URL,
  ask: (request: Request) => Response | Promise<Response>,
): Promise<Response> {
  if (!CALL.test(pathname)) return callRefusal(404)
  const response = isPayload(searchParams.get('payload')) ? await ask(request) : callRefusal(400)
  const isOurs = response.status < 400 || (response.status !== 400 && (response.headers.has(SERIALIZED_HEADER) || isNotFound(response)))
  return isOurs ? response : callRefusal(response.status, response.headers.get('Allow'))
}

/** Returns a refusal with the sentence of its status (400, 403, 404 or 405). `allow` is the `Allow` header of a 405. */
export function callRefusal(status: number, allow?: string | null): Response {
  return plainText(status, REFUSED_CALLS[status] ?? (status === 403 ? 'This call comes from elsewhere.' : 'This call failed.'), allow ? { Allow: allow } : {})
}

/** Returns whether a function responded with its own 404, as JSON. The router in the browser then renders its not-found page. */
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
