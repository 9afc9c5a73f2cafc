import { z } from 'zod'
import { localeSchema as locale, validInput } from '../request-input.server.ts'

const slug = z.string().min(1).max(300)
const page = z.number().int().min(1).max(100_000)

/** What the browser may ask a server function for. Further fields are refused: the page cache would store an answer for each. */
export const inLocale = validInput(z.strictObject({ locale }))
export const byPathAndPage = validInput(z.strictObject({ locale, path: z.string().min(1).max(1000), page }))
export const bySlug = validInput(z.strictObject({ locale, slug }))
export const bySlugAndPage = validInput(z.strictObject({ locale, slug, page }))
/** A part of a listing: the first page where none is named. */
export const byChoice = validInput(
  z.strictObject({ locale, topic: slug.optional(), month: z.string().max(100).optional(), past: z.literal('1').optional(), page: page.default(1) }),
)
export const byId = validInput(z.strictObject({ locale, id: z.string().regex(/^[\w.-]{1,64}$/) }))
