import { objects, object, text, type Json } from 'contentful-emulator/json/json.ts'
import { maxLengthOf, textValidations, type ModelField } from '../../src/features/health/translations/translatable.server.ts'

/** Matches a text without a visible character. */
const INVISIBLE = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u

/** Returns why the content model does not permit a text, or an item of a list, or a block of a rich text. */
export function brokenRule(field: ModelField, words: string, source: string): string | undefined {
  if (INVISIBLE.test(words)) return 'has an empty translation: remove <target>, or translate it'
  if (field.type === 'RichText') return undefined
  // The API accepts line breaks in single lines, though the editor does not.
  if (field.type !== 'Text' && /[\n\r]/.test(words) && !/[\n\r]/.test(source)) return 'has a line break, but the field is a single line'
  return (
    brokenLength(field, words) ??
    textValidations(field)
      .map((validation) => brokenPattern(validation, words))
      .find((each) => each !== undefined)
  )
}

/** Returns why the content model does not permit a whole rich text. */
export function brokenTotal(field: ModelField, value: Json): string | undefined {
  return field.type === 'RichText' ? brokenLength(field, plainText(value)) : undefined
}

/** Returns the rules of a field as notes for translators, each with its category. */
export function ruleNotes(field: ModelField): readonly (readonly [category: string, note: string])[] {
  const [min, max] = [minLengthOf(field), maxLengthOf(field)]
  const limits = [...(min > 0 ? [`At least ${min} characters`] : []), ...(max === undefined ? [] : [`At most ${max} characters`])]
  const length = `${limits.join('. ')}${field.type === 'RichText' ? ' in all parts together' : ''}`
  const patterns = textValidations(field).flatMap(({ regexp, prohibitRegexp, message }) => {
    const rule = regexp ? `Matches ${regexp.pattern}` : prohibitRegexp && `Does not match ${prohibitRegexp.pattern}`
    return rule ? [['pattern', message ? `${message} (${rule})` : rule] as const] : []
  })
  return [...(limits.length > 0 ? [['length', length] as const] : []), ...patterns]
}

function minLengthOf(field: ModelField): number {
  return Math.max(0, ...textValidations(field).flatMap(({ size }) => size?.min ?? []))
}

function brokenLength(field: ModelField, words: string): string | undefined {
  const length = [...words].length
  const max = maxLengthOf(field)
  const min = minLengthOf(field)
  if (max !== undefined && length > max) return `has ${length} characters, but the field permits ${max}`
  return length < min ? `has ${length} characters, but the field requires ${min}` : undefined
}

function brokenPattern({ regexp, prohibitRegexp, message }: ModelField['validations'][number], words: string): string | undefined {
  const rule = message ? ` (${message})` : ''
  if (regexp && matches(regexp, words) === false) return `does not match the pattern of the field, ${regexp.pattern}${rule}`
  if (prohibitRegexp && matches(prohibitRegexp, words)) return `matches a pattern that the field prohibits, ${prohibitRegexp.pattern}${rule}`
  return undefined
}

/** Returns whether a text matches a pattern, or `undefined` if JavaScript cannot read the pattern. */
function matches({ pattern, flags }: { readonly pattern: string; readonly flags?: string | null | undefined }, words: string): boolean | undefined {
  try {
    return new RegExp(pattern, flags ?? '').test(words)
  } catch {
    return undefined
  }
}

function plainText(node: Json): string {
  const { value, content } = object(node)
  return (text(value) ?? '') + objects(content).map(plainText).join('')
}
