import { fits, isInternal, type FieldFacts } from '../evidence/field-facts.ts'
import { without } from '../names/words.ts'
import { whyHidden } from './hidden.ts'
import { heaviest, NOTHING, weigh, type Weight } from '../evidence/weigh.ts'

/** Words that mark other titles: of a button, of a picture, for search engines. */
const OF_SOMETHING_ELSE = [
  'subtitle',
  'summary',
  'seo',
  'slug',
  'picture',
  'file',
  'button',
  'caption',
  'url',
  'style',
  'flag',
  'technical',
  'date',
  'span',
  'price',
  'people',
  'contact',
  'language',
] as const

/** A headline of the first element of a page is the headline of the page. */
const OF_THE_PAGE = ['hero', 'banner', 'main', 'page', 'header', 'cover', 'article', 'content']

/** Owner of the title: a page, a part, or a person, whose title is a name. */
export type TitleUse = 'page' | 'part' | 'person'

function isOfSomethingElse(field: FieldFacts): boolean {
  const words = without(field.own, OF_THE_PAGE)
  return OF_SOMETHING_ELSE.some((meaning) => fits({ ...field, own: words, words, names: [] }, meaning) >= 0.5)
}

/** Entries of one type rarely share a title. */
function isRepeated({ values }: FieldFacts, use: TitleUse): boolean {
  return values.count >= 4 && values.distinct < (use === 'part' ? 0.34 : 0.5)
}

/** Returns whether a field is one of several: `highlightTitle2`. The first may belong to the entry. */
function isLaterNumber({ words }: FieldFacts): boolean {
  return words.some((word) => /^\d{1,2}$/.test(word))
}

function titleWeight(
  field: FieldFacts,
  type: { readonly words: readonly string[]; readonly headlines: readonly FieldFacts[]; readonly use: TitleUse },
): Weight {
  const { kind, values, isDisplay } = field
  if ((kind !== 'short' && kind !== 'long' && kind !== 'rich') || isInternal(field) || values.urls > 0.5) return NOTHING
  // Choices of a part may select its kind or its look: `hero`, `features`.
  if (type.use === 'part' && field.field.values.length > 0 && whyHidden(field, 'part') !== undefined) return NOTHING
  const called = `is called “${field.id}”`
  const isNamedAsType = field.words.join(' ') === type.words.join(' ')
  if (!isNamedAsType && !isDisplay && isOfSomethingElse(field)) return NOTHING
  const title = fits(field, 'title')
  const name = fits(field, 'name')
  const isPerson = type.use === 'person'
  const isMereName = type.headlines.length > 0 && title < 0.7 && !isPerson
  // A part has one headline. If it also has a title as display field, the title is internal.
  const isMereTitle = type.use === 'part' && isDisplay && type.headlines.some((other) => other !== field && fits(other, 'headline') >= 0.95)
  return weigh(
    [(isPerson ? 6 : 10) * title, called],
    [(isPerson ? 14 : isMereName ? 4 : 8) * name, called],
    [8 * fits(field, 'question'), called],
    [4 * fits(field, 'label'), called],
    isMereTitle && [-6],
    field.isSource && (type.use !== 'part' || !isMereName) && [6, 'the address is derived from it'],
    isDisplay && !isMereName && kind === 'short' && [5, 'names the entries in lists'],
    isNamedAsType && kind === 'short' && [3, 'is called as its content type'],
    isDisplay && isOfSomethingElse(field) && [type.use === 'part' ? -6 : -2],
    kind === 'long' && [-1],
    kind === 'rich' && [-4],
    values.length > 100 && [kind === 'long' ? -12 : -6],
    values.internal > 0.5 && [-15],
    values.ids > 0.5 && [-9],
    isRepeated(field, type.use) && [type.use === 'part' && title >= 0.95 ? -2 : -10],
    isLaterNumber(field) && [-3],
    field.isOfField && [-6],
    field.field.values.length > 0 && !isDisplay && [-6],
    values.count > 0 && values.dates > 0.5 && [-6],
  )
}

/** Returns the field with the visible title. Internal names are excluded. */
export function titleOf(fields: readonly FieldFacts[], words: readonly string[], use: TitleUse): readonly [FieldFacts, Weight] | undefined {
  const headlines = fields.filter((field) => field.kind === 'short' && fits(field, 'title') >= 0.7 && !isInternal(field) && !isOfSomethingElse(field))
  return heaviest(fields, (field) => titleWeight(field, { words, headlines, use }), 3)
}

/** Returns the field with the internal name, as a fallback for a missing title. */
export function internalTitleOf(fields: readonly FieldFacts[]): FieldFacts | undefined {
  return fields.find(isInternal)
}
