import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import type { Weight } from '../evidence/weigh.ts'
import { whyHidden } from './hidden.ts'

/** Returns whether a field is a short text with words, which editors write freely. */
export function isPlainLine({ kind, field, values }: FieldFacts): boolean {
  return (
    kind === 'short' && field.values.length === 0 && values.count > 0 && values.urls + values.ids + values.internal + values.pictures + values.anchors === 0
  )
}

/**
 * Returns the field for the title if no name shows it. The display field comes first, then the first line above the texts of the type
 * (`all`). The values must be words that differ.
 */
export function lineForTitle(all: readonly FieldFacts[], fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  const lines = fields.filter((each) => isPlainLine(each) && !isInternal(each) && fits(each, 'language') < 0.95 && isDistinct(each))
  const field = lines.find((each) => each.isDisplay && fits(each, 'span') < 0.7)
  if (field) return [field, { points: 4, why: ['names the entries in lists, and nothing else does'] }]
  const text = all.findIndex(({ kind }) => kind === 'long' || kind === 'rich')
  const above = lines.filter((each) => text < 0 || all.indexOf(each) < text)
  const first =
    above.find((each) => /^\p{Lu}/u.test(each.values.texts[0] ?? '') && whyHidden(each, 'part') === undefined && !isBeside(each)) ??
    firstLineBelowName(all, fields)
  return first && [first, { points: 4, why: ['is the first line of text'] }]
}

/** Returns the line directly below a name for editors or a span of time, in a type without entries. */
function firstLineBelowName(all: readonly FieldFacts[], fields: readonly FieldFacts[]): FieldFacts | undefined {
  const isName = (field: FieldFacts | undefined) => field !== undefined && (isInternal(field) || (field.isDisplay && fits(field, 'span') >= 0.7))
  const next = all.slice(all.findIndex(isName) + 1).find((field) => fields.includes(field))
  const isLine = next?.kind === 'short' && next.field.values.length === 0 && next.values.count === 0 && isName(all[0])
  return isLine && fields.includes(next) && whyHidden(next, 'part') === undefined && !isBeside(next) ? next : undefined
}

/** Maximum mean number of characters of a title. */
const TITLE = 80
/** Meanings of lines that stand beside a title, a picture or a button. */
const BESIDE = ['caption', 'button', 'contact', 'subtitle', 'summary', 'description', 'price', 'date', 'span', 'url', 'job', 'venue', 'file', 'author'] as const

function isDistinct({ values }: FieldFacts): boolean {
  const isNumbered = values.count > 0 && values.texts.every((each) => /\d{3}/.test(each))
  return values.length <= TITLE && !isNumbered && (values.count < 4 || values.distinct >= 0.5)
}

function isBeside(field: FieldFacts): boolean {
  return BESIDE.some((meaning) => fits(field, meaning) >= 0.7)
}

/** Minimum mean number of characters of a line that introduces something. */
const PHRASE = 20
/** Meanings of texts below a title that introduce nothing. */
const NO_INTRODUCTION = [
  ...BESIDE.filter((meaning) => meaning !== 'subtitle' && meaning !== 'summary' && meaning !== 'description'),
  'language',
  'label',
] as const

/** Returns the text directly below the title, if it consists of several words or stands above a longer text. */
export function lineBelow(title: string, all: readonly FieldFacts[], fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  const below = all.slice(all.findIndex(({ id }) => id === title) + 1)
  const field = below.find((each) => fields.includes(each) && whyHidden(each, 'part') === undefined)
  if (!field || field !== below.find((each) => ['short', 'long'].includes(each.kind) && fields.includes(each)) || field.field.values.length > 0)
    return undefined
  if (field.values.structured > 0 || NO_INTRODUCTION.some((meaning) => fits(field, meaning) >= 0.65)) return undefined
  const hasWords = isPlainLine(field) && field.values.length >= PHRASE && field.values.texts.every((each) => /\S\s+\S+\s+\S/.test(each) && !/\d{4}/.test(each))
  const isAbove = field.kind === 'long' && field.field.widget !== 'markdown' && field.values.length <= 300 && below.some(({ kind }) => kind === 'rich')
  return hasWords || isAbove ? [field, { points: 4, why: ['stands directly below the title'] }] : undefined
}
