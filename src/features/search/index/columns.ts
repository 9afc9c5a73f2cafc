import type { Analyser, Run, Word } from '../analysis/analyser.ts'
import { tokensOf } from '../analysis/analyser.ts'
import type { SearchDocument } from './document.ts'
import { FIELDS } from './schema.ts'

/** Texts of a page for the index. */
export interface IndexedText {
  /** Text of each column, by its name. */
  readonly columns: ReadonlyMap<string, string>
  /** Original spelling of each normalized word. */
  readonly words: ReadonlyMap<string, string>
}

type Texts = Readonly<Record<(typeof FIELDS)[number], readonly (readonly [text: string, language: string])[]>>

/** Long katakana words, which are misspelled like words of other scripts. */
const KATAKANA_WORD = /[\u30A1-\u30FA\u30FC]{4,}/gu

/** Splits the texts of a page into the columns of an index. `analyser` returns the analyser of a language. */
export function indexedText(document: SearchDocument, locale: string, analyser: (language: string) => Analyser): IndexedText {
  const { title, slug = '', keywords = [], summary, passages } = document
  const texts: Texts = {
    title: [[title.text, title.locale ?? locale]],
    keywords: keywords.map(({ text }) => [text, locale]),
    headings: passages.flatMap(({ heading, locale: own }) => (heading === undefined ? [] : [[heading, own ?? locale]])),
    summary: summary ? [[summary.text, summary.locale ?? locale]] : [],
    body: [...passages.map(({ text, locale: own }) => [text, own ?? locale] as const), [slug, locale]],
  }
  const read = FIELDS.map((field) => ({ field, units: texts[field].flatMap(([text, language]) => analyser(language).read(text)) }))
  return {
    columns: new Map(
      read.flatMap(({ field, units }) => [
        [field, units.flatMap(tokensOf).join(' ')],
        [`${field}_stems`, units.flatMap((unit) => (unit.kind === 'word' ? unit.stems : [])).join(' ')],
      ]),
    ),
    words: new Map(read.flatMap(({ units }) => units.flatMap(wordsOf))),
  }
}

function wordsOf(unit: Word | Run): (readonly [string, string])[] {
  if (unit.kind === 'word') return /\d/.test(unit.word) ? [] : [[unit.word, unit.written]]
  const letters = unit.letters.map(({ letter }) => letter)
  return [...letters.join('').matchAll(KATAKANA_WORD)].map(([word]) => [word, word])
}

/** Returns the languages of the texts of a page. */
export function languagesOf({ title, summary, passages }: SearchDocument, locale: string): ReadonlySet<string> {
  return new Set([title.locale, summary?.locale, ...passages.map((each) => each.locale)].map((each) => each ?? locale))
}
