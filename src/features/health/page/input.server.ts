import { z } from 'zod'
import { localeSchema, validInput } from '#app/content/request-input.server.ts'
import { healthSearch } from './narrow.ts'

/** Input of the server function: the language of the page and the filters. */
export const inLocaleNarrowed = validInput(z.object({ locale: localeSchema, search: z.record(z.string(), z.unknown()).transform(healthSearch) }))
