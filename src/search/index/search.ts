import type { Analysers } from './analysers.ts'
import type { SearchDocument } from './document.ts'
import { hitOf, type Hit } from './hits/hit.ts'
import type { LanguageIndex } from './language-index.ts'
import { corrected, textOf } from './query/correct.ts'
import { parseQuery, type QueryPart } from './query/parse-query.ts'
import { planOf, type Plan, type Width } from './query/plan.ts'
import { byCloseness } from './query/closeness.ts'
import { OF_TYPE, rankIn } from './schema.ts'

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
const SORTED = 30

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
function matching({ tables: { text, about } }: LanguageIndex, expression: string, { type, topic }: Filters) {
  const wanted = [...(type === undefined ? [] : [OF_TYPE + type]), ...(topic === undefined ? [] : [topic])]
  return {
    where: [`WHERE ${text} MATCH ?`, ...wanted.map(() => `AND EXISTS (SELECT 1 FROM ${about} WHERE page = ${text}.rowid AND topic = ?)`)].join(' '),
    values: [expression, ...wanted],
  }
}

function countOf(index: LanguageIndex, expression: string, filters: Filters): number {
  const { where, values } = matching(index, expression, filters)
  return Number(index.ask(`SELECT count(*) AS count FROM ${index.tables.text} ${where}`).get(...values)?.['count'] ?? 0)
}

/** The pages themselves are large: they are read once it is known which. */
function ranked(
  index: LanguageIndex,
  analysers: Analysers,
  found: Understood,
  { skip, limit, ...filters }: Filters & { skip: number; limit: number },
): SearchDocument[] {
  const { text, pages } = index.tables
  const { where, values } = matching(index, found.plan.expression ?? '', filters)
  const read = index.ask(`SELECT document FROM ${pages} WHERE id = ?`)
  const rows = index
    .ask(`SELECT rowid AS id, ${rankIn(index.tables)} AS rank FROM ${text} ${where} ORDER BY rank, id LIMIT ?`)
    .all(...values, Math.max(SORTED, skip + limit))
  const sorted = rows.slice(0, SORTED).map(({ id, rank }) => ({ document: documentOf(read.get(Number(id))?.['document']), rank: Number(rank) }))
  const first = byCloseness(sorted, found, index, analysers).map(({ document }) => document)
  const further = rows.slice(Math.max(SORTED, skip)).map(({ id }) => documentOf(read.get(Number(id))?.['document']))
  return [...first.slice(skip), ...further].slice(0, limit)
}

function typesOf(index: LanguageIndex, expression: string, topic: string | undefined): ReadonlyMap<string, number> {
  return counted(countsOf(index, expression, { topic }, 'type'))
}

function topicsOf(index: LanguageIndex, expression: string, type: string | undefined): ReadonlyMap<string, number> {
  return counted(countsOf(index, expression, { type }, 'topic'))
}

/** What the pages that match are about, or which types they are of, with the number of each. */
function countsOf(index: LanguageIndex, expression: string, filters: Filters, what: 'type' | 'topic') {
  const { tables } = index
  const { where, values } = matching(index, expression, filters)
  const name = what === 'type' ? `substr(sort.topic, ${OF_TYPE.length + 1})` : 'sort.topic'
  const kind = `sort.topic ${what === 'type' ? '' : 'NOT '}LIKE '${OF_TYPE}%'`
  return index
    .ask(
      `SELECT ${name} AS name, count(*) AS count FROM ${tables.text} JOIN ${tables.about} AS sort ON sort.page = ${tables.text}.rowid ${where} AND ${kind} GROUP BY 1`,
    )
    .all(...values)
}

function counted(rows: readonly Readonly<Record<string, unknown>>[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]))
}

/** What this index has written itself. */
function documentOf(kept: unknown): SearchDocument {
  const document: SearchDocument = JSON.parse(String(kept))
  return document
}
