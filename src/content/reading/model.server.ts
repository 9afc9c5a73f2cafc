import { z } from 'zod'
import site from '#config'
import { isTimeZone } from '#app/config/time-zone.ts'
import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { HAS_OFFSET, instantOf } from '#app/i18n/formats/instant.ts'
import type { FieldValue } from './fields.server.ts'
import type { Asset, Entry } from '../content.ts'
import { atContent, type ContentPlace } from '../development.ts'
import type { Model, Shape, Values } from './model.ts'
import { reportContent } from './report.server.ts'
import type { InspectorTags, Phrase } from '../view/phrase.ts'

/** Declare the model of a content type. */
export function model<R extends Shape, O extends Shape, T extends string>(type: T, required: R, optional: O): Model<R, O, T> {
  return { type, required, optional }
}

/** What a field of the space must be for its values to fit a schema; `npm run check` compares. */
interface Kind {
  /** Contentful's types; links and lists with what they hold. */
  readonly types: readonly FieldType[]
  /** The content types that a link may lead to. */
  readonly accepts?: readonly string[]
  /** The only values that are understood. */
  readonly values?: readonly string[]
}

type FieldType =
  | 'Symbol'
  | 'Text'
  | 'RichText'
  | 'Integer'
  | 'Number'
  | 'Date'
  | 'Boolean'
  | 'Location'
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

/** What is said of a value that is shown: the language it is in, and in a preview the field it is of. */
export const shownWith = { locale: z.string().optional(), inspector: z.custom<InspectorTags>().optional() }

/** A text with the language it is in. */
export const phrase = z
  .object({ value: z.string().trim().min(1), ...shownWith })
  .transform(({ value, locale, inspector }): Phrase => ({ text: value, ...(locale && { locale }), ...(inspector && { inspector }) }))
  .register(kinds, { types: ['Symbol', 'Text'] })
/** A text that is the same in every language, or that nobody reads: an id, an address. */
export const symbol = field(z.string().trim().min(1), { types: ['Symbol', 'Text'] })
export const symbols = field(z.array(z.string().trim().min(1)).min(1), { types: ['Array of Symbol'] })
/** A day, or a moment with its offset: one that was given without is what the clocks of the site's time zone show. */
export const date = field(
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date')
    .transform((text) => (hasTime(text) && !HAS_OFFSET.test(text) ? instantOf(text, site.timeZone).toISOString() : text)),
  { types: ['Date'] },
)
/** A point on Earth, in degrees, north and east positive. */
export const location = field(z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }), { types: ['Location'] })
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
const anyEntry = z.custom<Entry>((value) => isKind(value, 'entry'), 'is not an entry')
const anyAsset = z.custom<Asset>((value) => isKind(value, 'asset'), 'is not an asset')
/** An entry of one of some types. What the space links to beyond them is up to the reader of the field. */
export const entry = (...accepts: readonly string[]) => field(anyEntry, { types: ['Link to Entry'], accepts })
export const entries = (...accepts: readonly string[]) => field(z.array(anyEntry), { types: ['Array of Link to Entry'], accepts })
export const asset = field(anyAsset, { types: ['Link to Asset'] })
export const assets = field(z.array(anyAsset), { types: ['Array of Link to Asset'] })
/** A rich-text document, still as the API gave it, with its language. */
export const document = z
  .object({ value: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }), ...shownWith })
  .transform(({ value, locale, inspector }) => ({ document: value, ...(locale && { locale }), ...(inspector && { inspector }) }))
  .register(kinds, { types: ['RichText'] })
export type RawDocument = z.output<typeof document>

/** Stands for every type of section among the types that a link may lead to. */
export const ANY_SECTION = '(any section)'

function isKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}

/** Where values come from, for reports. */
interface Where {
  readonly entry: string
  /** Contentful locale code. */
  readonly locale: string
}

/**
 * Parse the values of an entry by its model.
 *
 * Gives `undefined` where a required field is missing or wrong. Every fault is reported with entry, field and locale.
 */
export function parseValues<R extends Shape, O extends Shape>(
  given: { readonly [field: string]: FieldValue | undefined },
  model: Model<R, O>,
  where: Where,
): Values<Model<R, O>> | undefined
export function parseValues(
  given: { readonly [field: string]: FieldValue | undefined },
  { type, required, optional }: Model,
  where: Where,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {}
  let whole = true
  for (const [name, schema] of Object.entries(required)) {
    const value = parseField(name, schema, given[name], where, `the ${type} is left out`)
    if (value === undefined) whole = false
    else values[name] = value
  }
  for (const [name, schema] of Object.entries(optional)) {
    if (given[name] === undefined) continue
    const value = parseField(name, schema, given[name], where, 'the field is left out')
    if (value !== undefined) values[name] = value
  }
  return whole ? values : undefined
}

/** Parses a value. What a model itself throws is a fault of the site's, and is noted with entry and field. */
function parsed(schema: z.ZodType, given: FieldValue, place: ContentPlace) {
  try {
    return schema.safeParse(given)
  } catch (error) {
    throw atContent(error, place)
  }
}

function parseField(name: string, schema: z.ZodType, given: FieldValue | undefined, where: Where, cost: string): unknown {
  if (given === undefined) {
    reportContent({ ...where, field: name, about: 'required', problem: `is required and empty; ${cost}` })
    return undefined
  }
  const result = parsed(schema, given, { entry: where.entry, field: name })
  if (result.success) return result.data
  const reasons = result.error.issues.map((issue) => issue.message).join('; ')
  reportContent({ ...where, field: name, about: 'unfit', problem: `does not fit its model (${reasons}); ${cost}` })
  return undefined
}
