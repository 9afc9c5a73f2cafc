import type { z } from 'zod'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'

/** Maximum size of the unsaved edits, with a margin. */
const MAX_BYTES = 2 * 1024 * 1024

/**
 * Responds to a request by a previewed page, with a JSON body of the given schema. Refuses the request if there is no preview of an editor, if
 * another site sent it, or if the body is invalid.
 */
export async function ofEditor<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  answer: (asked: z.output<Schema>, session: PreviewSession) => Promise<Response>,
): Promise<Response> {
  const session = previewSession()
  if (session?.scope !== 'all') return plainText(403, 'Only editors may use this endpoint.')
  if (!isOwn(request)) return plainText(403, 'This request was sent from another site.')
  const body = await boundedBody(request, MAX_BYTES)
  if (body === undefined) return plainText(413, 'The request is too large.')
  const { data, success } = schema.safeParse(parsed(body.toString()))
  return success ? answer(data, session) : plainText(400, 'The request is invalid.')
}

/** Returns whether a page of this site sent the request. Other sites can neither send JSON without CORS nor set `Sec-Fetch-Site`. */
function isOwn({ headers }: Request): boolean {
  return headers.get('Sec-Fetch-Site') === 'same-origin' && headers.get('Content-Type')?.startsWith('application/json') === true
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
