import type { Analysers } from './analysers.ts'
import type { SearchDocument } from './document.ts'
import { hitOf, type Hit } from './hits/hit.ts'
import type { LanguageIndex } from './language-index.ts'
import { corrected, textOf } from './query/correct.ts'
import { parseQuery, type QueryPart } from './query/parse-query.ts'
import { planOf, type Plan, type Width } from './query/plan.ts'
import { byCloseness } from './query/closeness.ts'
import { rankIn } from './schema.ts'

/** What is asked of an index. */
export interface Question {
  /** As the visitor typed it. */
  readonly words: string
  /** Only pages of this type. */
  readonly type?: string | undefined
  /** Only pages about the topic of this id. */
  readonly topic?: string | undefined
  readonly skip: number
  readonly limit: number
  /** The last word is still being typed. */
  readonly isTyping?: boolean
}

/** What was found in a language. */
export interface Findings {
  readonly hits: readonly Hit[]
  /** With the filters. */
  readonly total: number
  /** Of each type and each topic, how many there are under the other filter. */
  readonly types: ReadonlyMap<string, number>
  readonly topics: ReadonlyMap<string, number>
  /** The question as it was understood, where what was typed is found nowhere. */
  readonly corrected?: string
  /** No page holds all words: these hold some. */
  readonly isLoose: boolean
}

/** So many of the best are put in order by more than the database knows. */
const SORTED = 60

/** Search the pages of a language. Never throws for what was typed. */
export function search(index: LanguageIndex, analysers: Analysers, question: Question): Findings {
  const found = understood(index, analysers, question)
  if (!found) return { hits: [], total: 0, types: new Map(), topics: new Map(), isLoose: false }
  const { plan, parts, isLoose, isCorrected } = found
  const expression = plan.expression ?? ''
  const { type, topic, skip, limit, isTyping } = question
  const documents = ranked(index, analysers, found, { type, topic, skip, limit })
  return {
    hits: documents.map((document) => hitOf(document, index.locale, plan.needles, analysers)),
    total: isTyping ? documents.length : countOf(index, expression, { type, topic }),
    types: isTyping ? new Map() : typesOf(index, expression, topic),
    topics: isTyping ? new Map() : topicsOf(index, expression, type),
    isLoose,
    ...(isCorrected ? { corrected: textOf(parts) } : {}),
  }
}

/** Count the pages of a language that hold what is looked for, as it was typed. */
export function countIn(index: LanguageIndex, analysers: Analysers, words: string): number {
  const { expression } = planOf(index, languagesOf(index, analysers), parseQuery(words), {})
  return expression === undefined ? 0 : countOf(index, expression, {})
}

interface Understood {
  readonly plan: Plan
  readonly parts: readonly QueryPart[]
  readonly isLoose: boolean
  readonly isCorrected: boolean
  readonly isTyping: boolean
}

/** Ask more and more widely, until something is found. */
function understood(index: LanguageIndex, analysers: Analysers, { words, isTyping = false }: Question): Understood | undefined {
  const own = languagesOf(index, analysers)
  const asked = parseQuery(words)
  const attempt = (parts: readonly QueryPart[], width: Width, isCorrected: boolean): Understood | undefined => {
    const plan = planOf(index, own, parts, { ...width, isTyping })
    const isFound =
      plan.expression !== undefined &&
      index.ask(`SELECT 1 FROM ${index.tables.text} WHERE ${index.tables.text} MATCH ? LIMIT 1`).get(plan.expression) !== undefined
    return isFound ? { plan, parts, isLoose: width.isLoose === true, isCorrected, isTyping } : undefined
  }
  const exact = attempt(asked, {}, false) ?? attempt(asked, { isBegun: true }, false)
  if (exact) return exact
  const better = corrected(index, own, asked)
  return (
    (better && attempt(better, {}, true)) ??
    attempt(asked, WIDE, false) ??
    (better && attempt(better, WIDE, true)) ??
    attempt(better ?? asked, { ...WIDE, isLoose: true }, better !== undefined)
  )
}

const WIDE: Width = { isBegun: true, isWide: true }

function languagesOf(index: LanguageIndex, analysers: Analysers) {
  return index.languages.map((tag) => analysers.of(tag))
}

interface Filters {
  readonly type?: string | undefined
  readonly topic?: string | undefined
}

/** The pages that match, as a part of a statement, with the values of its parameters. */
function matching({ tables: { text, pages, about } }: LanguageIndex, expression: string, { type, topic }: Filters) {
  return {
    from: [
      `FROM ${text} JOIN ${pages} AS page ON page.id = ${text}.rowid WHERE ${text} MATCH ?`,
      ...(type === undefined ? [] : ['AND page.type = ?']),
      ...(topic === undefined ? [] : [`AND EXISTS (SELECT 1 FROM ${about} WHERE page = page.id AND topic = ?)`]),
    ].join(' '),
    values: [expression, ...(type === undefined ? [] : [type]), ...(topic === undefined ? [] : [topic])],
  }
}

function countOf(index: LanguageIndex, expression: string, filters: Filters): number {
  const { from, values } = matching(index, expression, filters)
  return Number(index.ask(`SELECT count(*) AS count ${from}`).get(...values)?.['count'] ?? 0)
}

function ranked(
  index: LanguageIndex,
  analysers: Analysers,
  found: Understood,
  { skip, limit, ...filters }: Filters & { skip: number; limit: number },
): SearchDocument[] {
  const { from, values } = matching(index, found.plan.expression ?? '', filters)
  const rows = index
    .ask(`SELECT page.document AS document, ${rankIn(index.tables)} AS rank ${from} ORDER BY rank, page.key LIMIT ?`)
    .all(...values, Math.max(SORTED, skip + limit))
    .map(({ document, rank }) => ({ document: documentOf(document), rank: Number(rank) }))
  return [...byCloseness(rows.slice(0, SORTED), found, index, analysers), ...rows.slice(SORTED)].slice(skip, skip + limit).map(({ document }) => document)
}

function typesOf(index: LanguageIndex, expression: string, topic: string | undefined): ReadonlyMap<string, number> {
  const { from, values } = matching(index, expression, { topic })
  return counted(index.ask(`SELECT page.type AS name, count(*) AS count ${from} GROUP BY page.type`).all(...values))
}

function topicsOf(index: LanguageIndex, expression: string, type: string | undefined): ReadonlyMap<string, number> {
  const { text, pages, about } = index.tables
  const typed = type === undefined ? '' : `AND EXISTS (SELECT 1 FROM ${pages} WHERE id = ${text}.rowid AND type = ?)`
  const sql = `SELECT topic AS name, count(*) AS count FROM ${text} JOIN ${about} ON page = ${text}.rowid WHERE ${text} MATCH ? ${typed} GROUP BY topic`
  return counted(index.ask(sql).all(expression, ...(type === undefined ? [] : [type])))
}

function counted(rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** What this index has written itself. */
function documentOf(kept: unknown): SearchDocument {
  const document: SearchDocument = JSON.parse(String(kept))
  return document
}
