import { z } from 'zod'
import { inPreview } from '#app/content/preview/current-preview.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { isServerFunctionCall } from '#app/server/server-functions/calls.server.ts'
import { EDITED } from '#app/layout/preview/live/addresses.ts'
import { ofEditor } from './of-editor.server.ts'
import { localeSchema } from '#app/content/request-input.server.ts'

const id = z.string().min(1).max(64)
const entity = z.object({
  sys: z.object({ id, type: z.enum(['Entry', 'Asset']), contentType: z.object({ sys: z.object({ id }) }).optional() }),
  fields: z.record(z.string().max(64), z.unknown()),
})

/** Maximum number of edited entries between two saves. Real edits stay far below. */
const MAX = 200

/** Schema of the unsaved edits that a page in a preview sends. */
const editsSchema = z.object({ locale: localeSchema, edited: z.array(entity).max(MAX), linked: z.array(entity).max(MAX) })

const input = z.object({ call: z.string().max(8000).refine(isServerFunctionCall), edits: editsSchema })

/** Runs a server function with unsaved edits of an editor, as if the edits were saved. */
export const editedCalls: Endpoint = {
  isAt: (pathname) => pathname === EDITED,
  methods: ['POST'],
  policy: 'message',
  answer: (request, make) =>
    ofEditor(request, input, async ({ call, edits }, session) => {
      const headers = new Headers(request.headers)
      for (const name of ['Content-Type', 'Content-Length']) headers.delete(name)
      return inPreview({ ...session, edits }, () => make(new Request(new URL(call, request.url), { headers })))
    }),
}
