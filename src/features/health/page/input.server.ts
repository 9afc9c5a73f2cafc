import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { healthSearch } from './narrow.ts'

/** In which language the report is shown, and what of it. */
export const inLocaleNarrowed = validInput(z.object({ locale: localeSchema, search: z.record(z.string(), z.unknown()).transform(healthSearch) }))
