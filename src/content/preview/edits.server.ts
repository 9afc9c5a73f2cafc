import { z } from 'zod'
import { localeSchema } from '../request-input.server.ts'

const id = z.string().min(1).max(64)
const entity = z.object({
  sys: z.object({ id, type: z.enum(['Entry', 'Asset']), contentType: z.object({ sys: z.object({ id }) }).optional() }),
  fields: z.record(z.string().max(64), z.unknown()),
})

/** More than anybody types between two savings. */
const MOST = 200

/** What a page in a preview may say of what an editor has typed. */
export const editsSchema = z.object({ locale: localeSchema, edited: z.array(entity).max(MOST), linked: z.array(entity).max(MOST) })
