import { z } from 'zod'
import { inPreview } from '#app/content/preview/current-preview.server.ts'
import { editsSchema } from '#app/content/preview/edits.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { isServerFunctionCall } from '#app/server/server-functions/calls.server.ts'
import { EDITED } from '#app/layout/preview/live/addresses.ts'
import { ofEditor } from './of-editor.server.ts'

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
