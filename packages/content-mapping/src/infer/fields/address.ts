import { fits, type FieldFacts } from '../evidence/field-facts.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Words for a place in a page to which links lead, in several languages. */
const ANCHOR = /\b(?:anchor|anker|ankare|ankkuri|ancre|ancla|ancora|kotva|kotwica|fragment)\b|\b(?:html|dom|element|section|block|module|component) id\b/

/** Returns whether a field names a place in a page, such as `anchorId`. The text of a link may be called an anchor too. */
export function isAnchor({ kind, words, values }: FieldFacts): boolean {
  const isToken = values.count > 0 && values.texts.every((text) => /^#?[\p{L}\d_-]+$/u.test(text))
  return kind === 'short' && ANCHOR.test(words.join(' ')) && (isToken || (values.count === 0 && words.includes('id')))
}

/** Returns whether an editor of slugs, a name or a path with several parts shows that a field contains an address. */
export function isSureAddress(field: FieldFacts): boolean {
  const isCalled = fits(field, 'slug') >= 0.7 || fits(field, 'path') >= 0.7
  return field.field.widget === 'slugEditor' || isCalled || field.values.texts.some((text) => text.includes('/'))
}

/** Evidence that a field contains the last segment of an entry's address. */
function addressWeight(field: FieldFacts): Weight {
  const { kind, field: declared, values } = field
  if (kind !== 'short' || fits(field, 'seo') >= 0.7 || values.urls > 0.2 || isAnchor(field)) return NOTHING
  const isFilled = values.count > 0
  const looksLikePath = values.paths >= 0.8
  return weigh(
    declared.widget === 'slugEditor' && [8, 'is written with the editor of slugs'],
    [10 * strong(fits(field, 'slug')), `is called “${field.id}”`],
    [7 * strong(fits(field, 'path')), `is called “${field.id}”`],
    (looksLikePath || declared.unique === true) && [5 * whole(fits(field, 'key')), `is called “${field.id}”`],
    looksLikePath && values.texts.some((text) => text.includes('/')) && [5 * whole(fits(field, 'url')), 'its values are paths'],
    declared.unique === true && [1, 'no two entries have the same'],
    field.isDerived && [6, 'contains another text as part of an address'],
    looksLikePath && [2, 'its values look like parts of addresses'],
    isFilled && values.paths < 0.5 && [fits(field, 'slug') >= 0.95 ? -3 : -9],
  )
}

function strong(fit: number): number {
  return fit >= 0.7 ? fit : 0
}

function whole(fit: number): number {
  return fit >= 0.95 ? fit : 0
}

/** Returns the field with the last segment of an entry's address. */
export function addressOf(fields: readonly FieldFacts[]): readonly [FieldFacts, Weight] | undefined {
  return heaviest(fields, addressWeight, 5)
}
