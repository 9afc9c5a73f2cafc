import { z } from 'zod'
import { localeSchema } from '../request-input.server.ts'

const id = z.string().min(1).max(64)
const entity = z.object({
  sys: z.object({ id, type: z.enum(['Entry', 'Asset']), contentType: z.object({ sys: z.object({ id }) }).optional() }),
  fields: z.record(z.string().max(64), z.unknown()),
})

/** Maximum number of edited entries between two saves. Real edits stay far below. */
const MAX = 200

/** Schema of the unsaved edits that a page in a preview sends. */
export const editsSchema = z.object({ locale: localeSchema, edited: z.array(entity).max(MAX), linked: z.array(entity).max(MAX) })
