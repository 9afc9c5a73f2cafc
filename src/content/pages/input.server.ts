import { z } from 'zod'
import { localeSchema as locale, validInput } from '#app/content/request-input.server.ts'

const slug = z.string().min(1).max(300)
const page = z.number().int().min(1).max(100_000)

/** What the browser may ask a server function for. */
export const inLocale = validInput(z.object({ locale }))
export const byPathAndPage = validInput(z.object({ locale, path: z.string().min(1).max(1000), page }))
export const bySlug = validInput(z.object({ locale, slug }))
export const bySlugAndPage = validInput(z.object({ locale, slug, page }))
/** A part of a listing: the first page where none is named. */
export const byChoice = validInput(
  z.object({ locale, topic: slug.optional(), month: z.string().max(100).optional(), past: z.string().max(100).optional(), page: page.default(1) }),
)
export const byId = validInput(z.object({ locale, id: z.string().regex(/^[\w.-]{1,64}$/) }))
