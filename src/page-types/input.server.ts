import { z } from 'zod'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

const locale = z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site')
const slug = z.string().min(1).max(300)
const page = z.number().int().min(1).max(100_000)

/** What the browser may ask a server function for. */
export const inLocale = z.object({ locale })
export const bySlug = z.object({ locale, slug })
export const bySlugAndPage = bySlug.extend({ page })
export const byTopicAndPage = z.object({ locale, topic: slug.optional(), page })
export const byPath = z.object({ locale, path: z.string().min(1).max(1000) })
export const byId = z.object({ locale, id: z.string().regex(/^[\w.-]{1,64}$/) })
