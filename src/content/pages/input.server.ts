import { z } from 'zod'
import { localeSchema as locale, validInput } from '../request-input.server.ts'

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
  return validInput(z.strictObject({ locale, ...shape }))
}

export const inLocale = input({})
