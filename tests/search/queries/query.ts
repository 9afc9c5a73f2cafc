/** What a visitor types, the page that is to come first, and others that are to be among the first ten. */
export type Query = readonly [words: string, first: string, ...others: string[]]

/** How well a search answers. */
export interface Relevance {
  /** The share of the wanted pages among the first ten. */
  readonly recall: number
  /** The share of the questions whose wanted page comes first. */
  readonly first: number
  /** What fell short, for the eye. */
  readonly misses: readonly string[]
}

/** Rate a search, given the keys that it finds, by a set of questions. */
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
