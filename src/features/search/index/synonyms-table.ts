import type { StatementSync } from 'node:sqlite'
import type { Analysers } from './analysers.ts'
import { Synonyms, type SynonymGroup } from './query/synonyms.ts'
import type { Tables } from './schema.ts'

interface Database {
  readonly tables: Tables
  readonly languages: readonly string[]
  ask(sql: string): StatementSync
}

/** Replaces the groups of synonyms. */
export function writeSynonyms(index: Database, groups: readonly SynonymGroup[]): void {
  index.ask(`DELETE FROM ${index.tables.synonyms}`).run()
  const put = index.ask(`INSERT OR IGNORE INTO ${index.tables.synonyms} VALUES (?)`)
  for (const group of groups) put.run(JSON.stringify(group))
}

/** Reads the groups of synonyms. */
export function readSynonyms(index: Database, analysers: Analysers): Synonyms {
  const rows = index.ask(`SELECT words FROM ${index.tables.synonyms}`).all()
  return new Synonyms(
    rows.map(({ words }): SynonymGroup => JSON.parse(String(words))),
    index.languages.map((tag) => analysers.of(tag)),
  )
}
