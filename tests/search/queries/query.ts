/** A query, the page that must be first, and others that must be among the first ten results. */
export type Query = readonly [words: string, first: string, ...others: string[]]

/** Relevance of a search. */
export interface Relevance {
  /** Share of the wanted pages among the first ten results. */
  readonly recall: number
  /** Share of the queries whose wanted page is first. */
  readonly first: number
  /** Descriptions of the missed pages. */
  readonly misses: readonly string[]
}

/** Measures the relevance of a search for a set of queries. `find` returns the keys of the results. */
export function relevanceOf(queries: readonly Query[], find: (words: string) => readonly string[]): Relevance {
  const rated = queries.map(([words, first, ...others]) => {
    const found = find(words).slice(0, 10)
    const wanted = [first, ...others]
    const held = wanted.filter((key) => found.includes(key))
    const miss = held.length < wanted.length ? ` lacks ${wanted.filter((key) => !held.includes(key)).join(', ')}` : ''
    return {
      recall: held.length / wanted.length,
      isFirst: found[0] === first,
      miss: found[0] === first && miss === '' ? '' : `${words}: ${found[0] ?? 'nothing'}${miss}`,
    }
  })
  return {
    recall: rated.reduce((sum, each) => sum + each.recall, 0) / rated.length,
    first: rated.filter((each) => each.isFirst).length / rated.length,
    misses: rated.flatMap(({ miss }) => (miss === '' ? [] : [miss])),
  }
}
