import { z } from 'zod'
import { isTimeZone } from '#app/config/time-zone.ts'
import { fieldsOf, type FieldValue } from './fields.server.ts'
import type { RawAsset, RawEntry } from './raw.server.ts'
import { reportContent } from './report.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { Phrase } from '../view/phrase.ts'

/** The fields of a model, each with the schema that its value must fit. */
export type Shape = Record<string, z.ZodType>

/** What the site expects of a content type: without a required field an entry is left out, without an optional one it lives. */
export interface Model<Required extends Shape = Shape, Optional extends Shape = Shape> {
  readonly type: string
  readonly required: Required
  readonly optional: Optional
}

export type Values<M> = M extends Model<infer R, infer O> ? { readonly [K in keyof R]: z.output<R[K]> } & { readonly [K in keyof O]?: z.output<O[K]> } : never

/** Declare the model of a content type. */
export function model<R extends Shape, O extends Shape>(type: string, required: R, optional: O): Model<R, O> {
  return { type, required, optional }
}

/** What a field of the space must be for its values to fit a schema; `npm run check` compares. */
interface Kind {
  /** Contentful's types; links and lists with what they hold. */
  readonly types: readonly FieldType[]
  /** The content types that a link may lead to. */
  readonly accepts?: () => readonly string[]
  /** The only values that are understood. */
  readonly values?: readonly string[]
}

export type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Link to Entry'
  | 'Link to Asset'
  | 'Array of Symbol'
  | 'Array of Link to Entry'
  | 'Array of Link to Asset'

/** The kind of each schema, so that a model carries it and no second list is needed. */
export const kinds = z.registry<Kind>()

function field<T>(schema: z.ZodType<T>, kind: Kind) {
  return z
    .object({ value: schema })
    .transform(({ value }) => value)
    .register(kinds, kind)
}

/** A text with the language it is in. */
export const phrase = z
  .object({ value: z.string().trim().min(1), locale: z.string().optional() })
  .transform(({ value, locale }): Phrase => ({ text: value, ...(locale ? { locale } : {}) }))
  .register(kinds, { types: ['Symbol', 'Text'] })
/** A text that is the same in every language, or that nobody reads: an id, an address. */
export const symbol = field(z.string().trim().min(1), { types: ['Symbol', 'Text'] })
export const date = field(
  z.string().refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date'),
  { types: ['Date'] },
)
export const flag = field(z.boolean(), { types: ['Boolean'] })
export const count = field(z.number().int().positive(), { types: ['Integer'] })
export const choice = <const T extends readonly [string, ...string[]]>(values: T) => field(z.enum(values), { types: ['Symbol'], values })
export const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  field(z.array(z.enum(values)).min(1), { types: ['Array of Symbol'], values })
/** A time of day, `14:00` to `24:00`, as minutes after midnight. */
export const clockTime = field(
  z
    .string()
    .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'is not a time of day, such as 14:00')
    .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))),
  { types: ['Symbol'] },
)
/** A day of any year, `12-24`. */
export const monthDay = field(z.string().regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, 'is not month and day, such as 12-24'), { types: ['Symbol'] })
export const zone = field(z.string().refine(isTimeZone, 'is not an IANA time zone, such as Europe/Berlin'), { types: ['Symbol'] })
const rawEntry = z.custom<RawEntry>((value) => isKind(value, 'entry'), 'is not an entry')
const rawAsset = z.custom<RawAsset>((value) => isKind(value, 'asset'), 'is not an asset')
/** An entry of one of some types. What the space links to beyond them is up to the reader of the field. */
export const entry = (...types: Accepted) => field(rawEntry, { types: ['Link to Entry'], accepts: () => types.flatMap(named) })
export const entries = (...types: Accepted) => field(z.array(rawEntry), { types: ['Array of Link to Entry'], accepts: () => types.flatMap(named) })
export const asset = field(rawAsset, { types: ['Link to Asset'] })
export const assets = field(z.array(rawAsset), { types: ['Array of Link to Asset'] })
/** A rich-text document, still as the API gave it, with its language. */
export const document = z
  .object({ value: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }), locale: z.string().optional() })
  .transform(({ value, locale }) => ({ document: value, ...(locale ? { locale } : {}) }))
  .register(kinds, { types: ['RichText'] })
export type RawDocument = z.output<typeof document>

/** Names of content types, or what gives them once all models are there. */
type Accepted = readonly (string | (() => readonly string[]))[]

function named(type: Accepted[number]): readonly string[] {
  return typeof type === 'string' ? [type] : type()
}

function isKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}

/**
 * Parse an entry by its model in the language of a chain.
 *
 * Gives `undefined` where a required field is missing or wrong. Every fault is reported with entry, field and locale.
 */
export function readEntry<R extends Shape, O extends Shape>(
  raw: RawEntry,
  { required, optional }: Model<R, O>,
  chain: LocaleChain,
): Values<Model<R, O>> | undefined
export function readEntry(raw: RawEntry, { type, required, optional }: Model, chain: LocaleChain): Record<string, unknown> | undefined {
  const given = fieldsOf(raw, chain, [...Object.keys(required), ...Object.keys(optional)])
  const values: Record<string, unknown> = {}
  let whole = true
  for (const [name, schema] of Object.entries(required)) {
    const value = readField(raw, name, schema, given[name], chain, `the ${type} is left out`)
    if (value === undefined) whole = false
    else values[name] = value
  }
  for (const [name, schema] of Object.entries(optional)) {
    if (given[name] === undefined) continue
    const value = readField(raw, name, schema, given[name], chain, 'the field is left out')
    if (value !== undefined) values[name] = value
  }
  return whole ? values : undefined
}

function readField(raw: RawEntry, name: string, schema: z.ZodType, given: FieldValue | undefined, chain: LocaleChain, cost: string): unknown {
  const where = { entry: raw.id, field: name, locale: chain.codes[0] ?? '' }
  if (given === undefined) {
    reportContent({ ...where, problem: `is required and empty; ${cost}` })
    return undefined
  }
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const reasons = result.error.issues.map((issue) => issue.message).join('; ')
  reportContent({ ...where, problem: `does not fit its model (${reasons}); ${cost}` })
  return undefined
}
