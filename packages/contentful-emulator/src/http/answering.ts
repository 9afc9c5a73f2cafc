import { randomUUID } from 'node:crypto'
import type { AnsweringSpace } from '../space/answering-space.ts'
import { DELIVERY_TYPE, type ApiAnswer, type ApiRequest } from './api-request.ts'
import { ApiError, serverError } from './errors.ts'
import { CORS } from './json-response.ts'
import { answer } from './router.ts'
import type { Tokens } from './tokens.ts'

const FAILURE_HEADERS = { 'content-type': DELIVERY_TYPE, 'cache-control': 'max-age=0', ...CORS }

/** Make what answers requests without throwing: a failure is an answer too. */
export function answering(spaces: readonly AnsweringSpace[], tokens: Tokens, report: (message: string) => void) {
  return async (request: ApiRequest, requestId: string = randomUUID()): Promise<ApiAnswer> => {
    try {
      return answer(request, spaces, tokens)
    } catch (error) {
      return failure(error, requestId, report)
    }
  }
}

/** Turn what was thrown into an answer; what is no error of the API's own is reported. */
export function failure(error: unknown, requestId: string, report: (message: string) => void): ApiAnswer {
  if (!(error instanceof ApiError)) report(`request ${requestId} failed: ${error instanceof Error ? error.stack : String(error)}`)
  const known = error instanceof ApiError ? error : serverError()
  return { status: known.status, body: known.body(requestId), headers: { ...FAILURE_HEADERS, ...known.headers } }
}
