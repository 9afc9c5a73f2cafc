import { randomUUID } from 'node:crypto'
import type { AnsweringSpace } from '../space/answering-space.ts'
import { DELIVERY_TYPE, type ApiAnswer, type ApiRequest } from './api-request.ts'
import { ApiError, serverError } from './errors.ts'
import { CORS } from './json-response.ts'
import { answer } from './router.ts'
import type { Tokens } from './tokens.ts'

const FAILURE_HEADERS = { 'content-type': DELIVERY_TYPE, 'cache-control': 'max-age=0', ...CORS }

/** Creates the function that answers requests. It never throws: errors become responses. */
export function answering(spaces: readonly AnsweringSpace[], tokens: Tokens, report: (message: string) => void) {
  return async (request: ApiRequest, requestId: string = randomUUID()): Promise<ApiAnswer> => {
    try {
      return answer(request, spaces, tokens)
    } catch (error) {
      return failure(error, requestId, report)
    }
  }
}

/** Converts a thrown value to a response. Reports values that are not an `ApiError`. */
export function failure(error: unknown, requestId: string, report: (message: string) => void): ApiAnswer {
  if (!(error instanceof ApiError)) report(`request ${requestId} failed: ${error instanceof Error ? error.stack : String(error)}`)
  const known = error instanceof ApiError ? error : serverError()
  return { status: known.status, body: known.body(requestId), headers: { ...FAILURE_HEADERS, ...known.headers } }
}
