import { z } from 'zod'

const pattern = z.looseObject({ pattern: z.string(), flags: z.string().nullish() }).nullish().catch(undefined)
const validation = z.looseObject({
  in: z.array(z.unknown()).optional(),
  size: z.looseObject({ min: z.number().nullish(), max: z.number().nullish() }).nullish(),
  regexp: pattern,
  prohibitRegexp: pattern,
  message: z.string().nullish().catch(undefined),
})
const field = z.looseObject({
  id: z.string(),
  name: z.string().default(''),
  type: z.string(),
  localized: z.boolean().default(false),
  omitted: z.boolean().default(false),
  disabled: z.boolean().default(false),
  validations: z.array(validation).default([]),
  items: z.looseObject({ type: z.string().optional(), validations: z.array(validation).default([]) }).optional(),
})
export const contentTypeSchema = z.looseObject({
  sys: z.looseObject({ id: z.string() }),
  name: z.string().default(''),
  displayField: z.string().nullish(),
  fields: z.array(field),
})

export type ModelType = z.output<typeof contentTypeSchema>
export type ModelField = ModelType['fields'][number]

/** Last words of the ids of fields whose texts are read by machines: `slug`, `bookingUrl`, `entry_id`. */
const FOR_MACHINES = new Set(['slug', 'url', 'uri', 'href', 'path', 'permalink', 'handle', 'email', 'phone', 'key', 'id', 'locale', 'token'])

function isForMachines(id: string): boolean {
  const last = id.split(/_|(?<=[a-z\d])(?=[A-Z])/).at(-1) ?? ''
  return FOR_MACHINES.has(last.toLowerCase())
}

/** Returns the fields of a content type that translators translate: localized texts, rich texts and lists of words. */
export function translatableFields({ fields }: ModelType): readonly ModelField[] {
  return fields.filter((each) => each.localized && !each.omitted && !each.disabled && holdsText(each) && !isForMachines(each.id))
}

function holdsText({ type, items, validations }: ModelField): boolean {
  const isList = type === 'Array' && items?.type === 'Symbol'
  const all = [...validations, ...(items?.validations ?? [])]
  // A choice of fixed values is a setting.
  const isSetting = all.some((each) => each.in !== undefined)
  return (type === 'Symbol' || type === 'Text' || type === 'RichText' || isList) && !isSetting
}

/** Maximum characters of a text in Contentful, by field type. Lists consist of texts of a single line. */
const MAX_LENGTH: Readonly<Record<string, number>> = { Symbol: 256, Array: 256, Text: 50_000 }

/** Returns the validations of a text: those of the field, or of each item of a list. */
export function textValidations({ type, validations, items }: ModelField): ModelField['validations'] {
  // The size of a list is its number of items.
  return type === 'Array' ? (items?.validations ?? []) : validations
}

/** Returns the maximum number of characters of a text, of each item of a list, or of a whole rich text. `undefined` if there is none. */
export function maxLengthOf(of: ModelField): number | undefined {
  const all = [...textValidations(of).flatMap(({ size }) => size?.max ?? []), MAX_LENGTH[of.type] ?? []].flat()
  return all.length === 0 ? undefined : Math.min(...all)
}
