import { z } from 'zod'
import type { Locale } from '#app/i18n/locales.ts'
import { isSiteLocale } from '#app/i18n/current-site.ts'

/** The language of a request: the tag of a language of the site. */
export const localeSchema = z.custom<Locale>((value) => typeof value === 'string' && isSiteLocale(value), 'is no language of this site')

/** Input of a server function that does not fit its schema, which is a mistake of the caller. */
export class InvalidInputError extends Error {}

/** Creates the validator of a server function from the schema of its input. It throws an `InvalidInputError` that describes the problem. */
export function validInput<Schema extends z.ZodType>(schema: Schema): (input: z.input<Schema>) => z.output<Schema> {
  return (given) => {
    const result = schema.safeParse(given)
    if (!result.success) throw new InvalidInputError(z.prettifyError(result.error))
    return result.data
  }
}

export const slug = z.string().min(1).max(300)
/** Number of a page of a list: the first if the browser names none. */
export const page = z.number().int().min(1).max(100_000).default(1)

/** Set if a list is in reversed order. */
export const reversed = z.literal('1').optional()

/**
 * Creates the validator of a server function that accepts a language and the named values.
 *
 * Rejects further fields: the page cache would store a response for each.
 */
export function input<Shape extends z.ZodRawShape>(shape: Shape) {
  return validInput(z.strictObject({ locale: localeSchema, ...shape }))
}

export const inLocale = input({})
