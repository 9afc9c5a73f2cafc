import { diffWordsWithSpace } from 'diff'

/** A part of a text that changed. */
export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** Characters of unchanged text that are shown beside a change. */
const AROUND = 40
/** Maximum number of changed words that are compared one by one. The time grows with its square. */
const MAX_CHANGES = 400

/** Compares two versions of a text by words. Unchanged passages are shortened. `locale` is the language of the text. */
export function changesBetween(before: string, after: string, locale: string): readonly TextChange[] {
  const parts = diffWordsWithSpace(before, after, { intlSegmenter: segmenterOf(locale), maxEditLength: MAX_CHANGES })
  // Two texts with hardly a word in common.
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  return parts.map(({ value, added, removed }, at) =>
    added || removed ? { kind: added ? 'added' : 'removed', text: value } : { kind: 'same', text: shortened(value, at === 0, at === parts.length - 1) },
  )
}

function segmenterOf(locale: string): Intl.Segmenter {
  const [tag] = Intl.Segmenter.supportedLocalesOf(isTag(locale) ? locale : [])
  return new Intl.Segmenter(tag, { granularity: 'word' })
}

/** Locale codes of a space may be no language tags. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0
  } catch {
    return false
  }
}

/** Shortens an unchanged passage to its parts beside a change. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const characters = [...text]
  const start = isFirst ? '' : characters.slice(0, AROUND).join('')
  const end = isLast ? '' : characters.slice(-AROUND).join('')
  return characters.length <= AROUND * (isFirst || isLast ? 1 : 2) ? text : `${start} … ${end}`
}
