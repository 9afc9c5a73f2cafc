import type { z } from 'zod'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { boundedBody } from '#app/server/request/bounded-body.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'

/** Bytes of what an editor types between two savings, with room. */
const MOST_BYTES = 2 * 1024 * 1024

/**
 * Answer what a page that an editor looks at asks for, as JSON that fits a schema; refuse it where no editor asks, a page of elsewhere,
 * or where it cannot be understood.
 */
export async function ofEditor<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  answer: (asked: z.output<Schema>, session: PreviewSession) => Promise<Response>,
): Promise<Response> {
  const session = previewSession()
  if (session?.scope !== 'all') return plainText(403, 'Only editors may use this endpoint.')
  if (!isOwn(request)) return plainText(403, 'This request was sent from another site.')
  const body = await boundedBody(request, MOST_BYTES)
  if (body === undefined) return plainText(413, 'The request is too large.')
  const { data, success } = schema.safeParse(parsed(body.toString()))
  return success ? answer(data, session) : plainText(400, 'The request is invalid.')
}

/** A page of elsewhere cannot send JSON unasked, nor say that it is ours. */
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
