import type { Analysers } from './analysers.ts'
import { hitOf, type Hit } from './hits/hit.ts'
import type { LanguageIndex } from './language-index.ts'
import { textOf } from './query/correct.ts'
import { parseQuery } from './query/parse-query.ts'
import { planOf } from './query/plan.ts'
import { byAny, understood } from './query/understood.ts'
import { ranked } from './ranked.ts'
import { OF_TYPE } from './schema.ts'

/** Query for an index. */
export interface Question {
  /** Original input of the visitor. */
  readonly words: string
  /** Restricts results to this type. */
  readonly type?: string | undefined
  /** Restricts results to the topic with this id. */
  readonly topic?: string | undefined
  readonly skip: number
  readonly limit: number
}

/** Results in one language. */
export interface Findings {
  /** Matching pages, then pages with only some of the words. */
  readonly hits: readonly Hit[]
  /** Number of matching pages under the filters. */
  readonly total: number
  /** Number of further pages with only some of the words. They are added if few pages match. */
  readonly some: number
  /** Number of pages of each type and topic, under the other filter. */
  readonly types: ReadonlyMap<string, number>
  readonly topics: ReadonlyMap<string, number>
  /** Corrected query, if the original has no matches. */
  readonly corrected?: string
  /** No page has enough of the words: all results contain only some. */
  readonly isLoose: boolean
}

/** Number of matches below which pages with some of the words are added. */
const FEW = 10
/** Maximum number of pages with only some of the words. Further ones have little relevance. */
const MAX_SOME = 10

/** Searches the pages of a language. Never throws because of the input. */
export function search(index: LanguageIndex, analysers: Analysers, question: Question): Findings {
  const found = understood(index, analysers, question.words)
  if (!found) return { hits: [], total: 0, some: 0, types: new Map(), topics: new Map(), isLoose: false }
  const { expression, needles, parts, isLoose, isCorrected } = found
  const { type, topic, skip, limit } = question
  const { total, types, topics } = countsIn(index, expression, { type, topic })
  const some = found.some !== undefined && total < FEW ? Math.min(MAX_SOME, countOf(index, found.some, { type, topic })) : 0
  const condition = conditionOf(index, { type, topic })
  const fitting = skip < total ? ranked(index, analysers, found, 'text', { expression, by: found.rank, ...condition, max: skip + limit }).slice(skip) : []
  const left = Math.min(limit - fitting.length, some)
  const skipped = Math.max(0, skip - total)
  const further =
    found.some !== undefined && left > 0
      ? ranked(index, analysers, found, 'text', {
          expression: found.some,
          by: { ...byAny(found.any), isExact: false },
          ...condition,
          max: Math.min(some, skipped + left),
        }).slice(skipped)
      : []
  const hit = (id: number, isPartial: boolean): Hit => ({
    ...hitOf(index.documentOf(id), index.locale, needles, analysers),
    ...(isPartial ? { isPartial: true as const } : {}),
  })
  return {
    hits: [...fitting.map(({ id }) => hit(id, isLoose)), ...further.map(({ id }) => hit(id, true))],
    total,
    some,
    types,
    topics,
    isLoose,
    ...(isCorrected ? { corrected: textOf(parts) } : {}),
  }
}

/** Returns the number of pages of a language that match all words of the input. */
export function countIn(index: LanguageIndex, analysers: Analysers, words: string): number {
  const { all } = planOf(
    index,
    index.languages.map((tag) => analysers.of(tag)),
    parseQuery(words),
    {},
  )
  return all === undefined ? 0 : countOf(index, all, {})
}

interface Filters {
  readonly type?: string | undefined
  readonly topic?: string | undefined
}

/** Returns the filters as an SQL condition with its parameters. */
function conditionOf({ tables: { text, about } }: LanguageIndex, { type, topic }: Filters) {
  const values = [...(type === undefined ? [] : [OF_TYPE + type]), ...(topic === undefined ? [] : [topic])]
  return { and: values.map(() => `AND EXISTS (SELECT 1 FROM ${about} WHERE page = ${text}.rowid AND topic = ?)`).join(' '), values }
}

/** Returns an SQL `WHERE` clause for matching pages, with its parameters. */
function matching(index: LanguageIndex, expression: string, filters: Filters) {
  const { and, values } = conditionOf(index, filters)
  return { where: `WHERE ${index.tables.text} MATCH ? ${and}`, values: [expression, ...values] }
}

function countOf(index: LanguageIndex, expression: string, filters: Filters): number {
  const { where, values } = matching(index, expression, filters)
  return Number(index.ask(`SELECT count(*) AS count FROM ${index.tables.text} ${where}`).get(...values)?.['count'] ?? 0)
}

/** Returns the number of matching pages, and their number by type and topic under the other filter. */
function countsIn(index: LanguageIndex, expression: string, { type, topic }: Filters) {
  const under = (filters: Filters) => countsOf(index, expression, filters)
  // Without filters one query counts everything, because each page has one type.
  const [ofTypes, ofTopics] = type === undefined && topic === undefined ? [under({}), undefined] : [under({ topic }), under({ type })]
  const types = new Map([...ofTypes].flatMap(([name, count]) => (name.startsWith(OF_TYPE) ? [[name.slice(OF_TYPE.length), count] as const] : [])))
  const topics = new Map([...(ofTopics ?? ofTypes)].filter(([name]) => !name.startsWith(OF_TYPE)))
  const all = [...types.values()].reduce((sum, count) => sum + count, 0)
  return { total: topic === undefined ? (type === undefined ? all : (types.get(type) ?? 0)) : countOf(index, expression, { type, topic }), types, topics }
}

/** Returns the number of matching pages by topic and type. */
function countsOf(index: LanguageIndex, expression: string, filters: Filters): ReadonlyMap<string, number> {
  const { tables } = index
  const { where, values } = matching(index, expression, filters)
  const rows = index
    .ask(
      `SELECT sort.topic AS name, count(*) AS count FROM ${tables.text} JOIN ${tables.about} AS sort ON sort.page = ${tables.text}.rowid ${where} GROUP BY 1`,
    )
    .all(...values)
  return new Map(rows.map(({ name, count }) => [String(name), Number(count)]))
}
