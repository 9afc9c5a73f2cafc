import type { Analysers } from './analysers.ts'
import type { Card } from './card.ts'
import type { LanguageIndex } from './language-index.ts'
import type { Needles } from './query/needles.ts'
import { understood, type Understood } from './query/understood.ts'
import { ranked } from './ranked.ts'
import type { Scope } from './schema.ts'

/** Unfinished query, or words of an unknown URL. */
export interface Beginning {
  readonly words: string
  /** The last word may be unfinished. */
  readonly isTyping: boolean
  readonly limit: number
}

/** A suggested page with a line of context. */
export interface SuggestedCard extends Card {
  readonly why?: string
}

/** Maximum length of that line: two lines on a phone. */
const MAX_WHY = 90

/** Maximum number of matches to be ranked. Ranking more takes longer than a pause between keystrokes. */
const MAX_RANKED = 1000

/**
 * Returns suggested pages, most likely first. Searches titles, headings and summaries, and the full text if these yield too few matches. Never
 * throws because of the input.
 */
export function suggest(index: LanguageIndex, analysers: Analysers, { words, isTyping, limit }: Beginning): SuggestedCard[] {
  const byHead = understood(index, analysers, words, isTyping, 'heads')
  const first = byHead ? cardsOf(byHead, 'heads') : []
  const isSure = byHead !== undefined && isExact(byHead)
  if (isSure && first.length >= limit) return reasoned(first, byHead)
  const byText = understood(index, analysers, words, isTyping)
  if (!byText || (byHead && !isExact(byText))) return byHead ? reasoned(first, byHead) : first
  const further = isOnMany(index, byText) ? unranked(index, byText, limit) : cardsOf(byText, 'text')
  const known = new Set(isSure ? first.map(({ key }) => key) : [])
  return reasoned([...(isSure ? first : []), ...further.filter(({ key }) => !known.has(key))].slice(0, limit), byText)

  function reasoned(cards: readonly Card[], { needles }: Understood): SuggestedCard[] {
    return cards.map((card) => ({ ...card, ...whyOf(card, index, needles) }))
  }

  function cardsOf(found: Understood, scope: Scope): Card[] {
    return ranked(index, analysers, found, scope, { expression: found.expression, by: found.rank, max: limit }).map(({ card }) => card)
  }
}

/** Returns the context of a suggested page: a heading with the words, or else the summary. */
function whyOf({ title, headings, summary }: Card, index: LanguageIndex, needles: Needles): { readonly why?: string } {
  const holds = (text: string) => needles.in(index.unitsOf(text, title.locale)).length > 0
  const line = holds(title.text) ? summary : (headings.find(holds) ?? summary)
  if (line === undefined) return {}
  return { why: line.length > MAX_WHY ? `${line.slice(0, line.slice(0, MAX_WHY).search(/\s\S*$|$/u)).trimEnd()}…` : line }
}

function isExact({ isLoose, isCorrected }: Understood): boolean {
  return !isLoose && !isCorrected
}

function isOnMany(index: LanguageIndex, { expression }: Understood): boolean {
  const { text } = index.tables
  return index.ask(`SELECT 1 FROM ${text} WHERE ${text} MATCH ? LIMIT 1 OFFSET ${MAX_RANKED}`).get(expression) !== undefined
}

function unranked(index: LanguageIndex, { expression }: Understood, limit: number): Card[] {
  const { text } = index.tables
  const rows = index.ask(`SELECT rowid AS id FROM ${text} WHERE ${text} MATCH ? LIMIT ?`).all(expression, limit)
  return rows.map(({ id }) => index.cardOf(Number(id)))
}
