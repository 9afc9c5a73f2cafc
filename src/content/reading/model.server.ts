import { z } from 'zod'
import { currentSite } from '#app/i18n/current-site.ts'
import { isTimeZone } from '#app/config/time-zone.ts'
import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { HAS_OFFSET, instantOf } from '#app/i18n/formats/instant.ts'
import type { FieldValue } from './fields.server.ts'
import type { Asset, Entry } from '../content.ts'
import { atContent, type ContentPlace } from '../development.ts'
import type { Model, Shape, Values } from './model.ts'
import { reportContent } from './report.server.ts'
import type { InspectorTags, LocalizedText } from '../view/localized-text.ts'
import { FOCAL_POINTS } from '../view/picture.ts'

/** Declares the model of a content type. */
export function model<R extends Shape, O extends Shape, T extends string>(type: T, required: R, optional: O): Model<R, O, T> {
  return { type, required, optional }
}

/** Requirements for a field of the space whose values fit a schema. `npm run check` compares them with the space. */
interface Kind {
  /** Contentful's field types. Links and lists include the type of their items. */
  readonly types: readonly FieldType[]
  /** Content types that a link may have as target. */
  readonly accepts?: readonly string[]
  /** Allowed values. */
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

/** The kind of each schema. With this registry, models need no second list of kinds. */
export const kinds = z.registry<Kind>()

function field<T>(schema: z.ZodType<T>, kind: Kind) {
  return z
    .object({ value: schema })
    .transform(({ value }) => value)
    .register(kinds, kind)
}

/** Attributes of a visible value: its language, and its field in a preview. */
export const shownWith = { locale: z.string().optional(), inspector: z.custom<InspectorTags>().optional() }

/** Text with its language. */
export const localizedText = z
  .object({ value: z.string().trim().min(1), ...shownWith })
  .transform(({ value, locale, inspector }): LocalizedText => ({ text: value, ...(locale && { locale }), ...(inspector && { inspector }) }))
  .register(kinds, { types: ['Symbol', 'Text'] })
/** Text that is the same in every language, such as an id or an address. */
export const symbol = field(z.string().trim().min(1), { types: ['Symbol', 'Text'] })
export const symbols = field(z.array(z.string().trim().min(1)).min(1), { types: ['Array of Symbol'] })
/** A day, or a moment with its offset. A moment without an offset is in the site's time zone. */
export const date = field(
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'is not a date')
    .transform((text) => (hasTime(text) && !HAS_OFFSET.test(text) ? instantOf(text, currentSite().timeZone).toISOString() : text)),
  { types: ['Date'] },
)
/** Coordinates in degrees, north and east positive. */
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
/** Entry of one of some types. The reader of the field decides about entries of other types. */
export const entry = (...accepts: readonly string[]) => field(anyEntry, { types: ['Link to Entry'], accepts })
export const entries = (...accepts: readonly string[]) => field(z.array(anyEntry), { types: ['Array of Link to Entry'], accepts })
export const asset = field(anyAsset, { types: ['Link to Asset'] })
export const assets = field(z.array(anyAsset), { types: ['Array of Link to Asset'] })
/** Rich-text document in the form of the API, with its field and its language. */
export const document = z
  .object({ value: z.looseObject({ nodeType: z.literal('document'), content: z.array(z.unknown()) }), field: z.string(), ...shownWith })
  .transform(({ value, field: id, locale, inspector }) => ({ document: value, field: id, ...(locale && { locale }), ...(inspector && { inspector }) }))
  .register(kinds, { types: ['RichText'] })
export type RawDocument = z.output<typeof document>

/** Placeholder for every type of section in the types that a link accepts. */
export const ANY_SECTION = '(any section)'

function isKind(value: unknown, kind: string): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}

/** Origin of values, for reports. */
interface Where {
  readonly entry: string
  /** Contentful locale code. */
  readonly locale: string
}

/**
 * Parses the values of an entry by its model.
 *
 * Returns `undefined` if a required field is missing or invalid. Reports every problem with entry, field and locale.
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

/** Parses a value. An exception in the model is a fault of the site, and is annotated with entry and field. */
function parsed(schema: z.ZodType, given: FieldValue, place: ContentPlace) {
  try {
    return schema.safeParse({ ...given, field: place.field })
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

/** Field beside a cropped picture, because an asset cannot have custom fields. */
export const focalPoint = choice(FOCAL_POINTS)
