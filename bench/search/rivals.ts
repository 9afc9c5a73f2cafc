import { DatabaseSync } from 'node:sqlite'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '../../src/features/search/index/document.ts'

/** Returns the keys of the first ten results. */
export type Find = (words: string) => readonly string[]

function textsOf({ key, title, summary, passages }: SearchDocument) {
  return {
    id: key,
    title: title.text,
    headings: passages.flatMap(({ heading }) => heading ?? []).join(' '),
    summary: summary?.text ?? '',
    body: passages.map(({ text }) => text).join(' '),
  }
}

/** MiniSearch configured as in its manual: prefixes, misspellings, the same fields and weights. */
export function miniSearch(documents: readonly SearchDocument[]): Find {
  const index = new MiniSearch({ fields: ['title', 'headings', 'summary', 'body'] })
  index.addAll(documents.map(textsOf))
  const options = { boost: { title: 12, headings: 5, summary: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' as const }
  return (words) =>
    index
      .search(words, options)
      .slice(0, 10)
      .map(({ id }) => String(id))
}

/** FTS5 with its default tokenizer and every word quoted. */
export function unicode61(documents: readonly SearchDocument[]): Find {
  const database = new DatabaseSync(':memory:')
  database.exec(`CREATE VIRTUAL TABLE pages USING fts5(id UNINDEXED, title, headings, summary, body, tokenize='unicode61')`)
  const insert = database.prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?)')
  for (const document of documents) insert.run(...Object.values(textsOf(document)))
  const asked = database.prepare('SELECT id FROM pages WHERE pages MATCH ? ORDER BY bm25(pages, 0, 12, 5, 4, 1) LIMIT 10')
  return (words) => {
    const quoted = words.match(/[\p{L}\p{M}\p{N}]+/gu)?.map((word) => `"${word}"`) ?? []
    return quoted.length === 0 ? [] : asked.all(quoted.join(' ')).map(({ id }) => String(id))
  }
}
