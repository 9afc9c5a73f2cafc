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
  const field = lines.find(({ isDisplay }) => isDisplay)
  if (field) return [field, { points: 4, why: ['names the entries in lists, and nothing else does'] }]
  const text = all.findIndex(({ kind }) => kind === 'long' || kind === 'rich')
  const above = lines.filter((each) => text < 0 || all.indexOf(each) < text)
  const first = above.find((each) => /^\p{Lu}/u.test(each.values.texts[0] ?? '') && whyHidden(each, 'part') === undefined && !isBeside(each))
  return first && [first, { points: 4, why: ['is the first line of text'] }]
}

/** Maximum mean number of characters of a title. */
const TITLE = 80
/** Meanings of lines that stand beside a title, a picture or a button. */
const BESIDE = ['caption', 'button', 'contact', 'subtitle', 'summary', 'description', 'price', 'date', 'url', 'job', 'venue', 'file', 'author'] as const

function isDistinct({ values }: FieldFacts): boolean {
  return values.length <= TITLE && (values.count < 4 || values.distinct >= 0.5)
}

function isBeside(field: FieldFacts): boolean {
  return BESIDE.some((meaning) => fits(field, meaning) >= 0.7)
}
