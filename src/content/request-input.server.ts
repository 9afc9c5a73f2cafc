import { z } from 'zod'
import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** The language of a request: the tag of a language of the site. */
export const localeSchema = z.custom<Locale>((value) => typeof value === 'string' && isLocale(value), 'is no language of this site')

/** Input of a server function that does not fit its schema, which is a mistake of the caller. */
export class InvalidInputError extends Error {}

/** Creates the validator of a server function from the schema of its input. It throws an `InvalidInputError` that describes the problem. */
export function validInput<Schema extends z.ZodType>(schema: Schema): (input: z.input<Schema>) => z.output<Schema> {
  return (input) => {
    const result = schema.safeParse(input)
    if (!result.success) throw new InvalidInputError(z.prettifyError(result.error))
    return result.data
  }
}
