import type { Place } from '#app/i18n/addresses/place.ts'
import type { Analysers } from '../analysers.ts'
import type { Passage, SearchDocument } from '../document.ts'
import type { Needles } from '../query/needles.ts'
import { excerptOf, type Excerpt } from './excerpt.ts'
import { markedText, type MarkedText } from './marked-text.ts'

/** A search result. */
export interface Hit {
  readonly key: string
  readonly type: string
  readonly place: Place
  readonly title: MarkedText
  /** Part of its text with the most matches, or its summary. */
  readonly excerpt?: MarkedText
  /** Heading above the excerpt, with its anchor. */
  readonly heading?: MarkedText & { readonly anchor: string }
  readonly topics: readonly string[]
  readonly date?: string
  /** Contains only some of the words. */
  readonly isPartial?: true
}

/** Creates a search result: the title and the best part of the text, with marked matches. */
export function hitOf(document: SearchDocument, locale: string, needles: Needles, analysers: Analysers): Hit {
  const { key, type, place, topics, date, title, summary, passages } = document
  const found = (text: string, own: string | undefined) => needles.in(analysers.of(own ?? locale).read(text))
  const marked = (text: string, own: string | undefined) => markedText(text, found(text, own), own)
  const ofSummary = summary && rated({ text: summary.text, ...(summary.locale ? { locale: summary.locale } : {}) })
  const best = passages.map(rated).reduce<Rated | undefined>((one, other) => (other.worth > (one?.worth ?? 0) ? other : one), undefined)
  const shown = best && best.worth > (ofSummary?.worth ?? 0) + 0.5 ? best : (ofSummary ?? best ?? first(passages))
  // A heading without a text below it needs no excerpt.
  const excerpted = shown?.excerpt.text === '' ? ofSummary : shown
  const { heading, anchor } = shown?.passage ?? {}
  return {
    key,
    type,
    place,
    topics,
    ...(date ? { date } : {}),
    title: marked(title.text, title.locale),
    ...(excerpted ? { excerpt: markedText(excerpted.excerpt.text, excerpted.excerpt.found, excerpted.passage.locale) } : {}),
    ...(heading !== undefined && anchor !== undefined ? { heading: { ...marked(heading, shown?.passage.locale), anchor } } : {}),
  }

  function rated(passage: Passage): Rated {
    const excerpt = excerptOf(passage.text, found(passage.text, passage.locale))
    const inHeading = passage.heading === undefined ? [] : found(passage.heading, passage.locale)
    return { passage, excerpt, worth: excerpt.worth + new Set(inHeading.map(({ what }) => what)).size * 1.5 }
  }
}

interface Rated {
  readonly passage: Passage
  readonly excerpt: Excerpt
  readonly worth: number
}

/** Returns the beginning of the text, if it contains no matches. */
function first([passage]: readonly Passage[]): Rated | undefined {
  return passage && { passage: { text: passage.text, ...(passage.locale ? { locale: passage.locale } : {}) }, excerpt: excerptOf(passage.text, []), worth: 0 }
}
