import { present, term } from '#app/page-types/cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import type { Term } from '#app/page-types/card.ts'

/** Gathers the glossary terms that the texts of a page use, in order of first use. */
export interface TermCollector {
  /** Note a term; tells whether it has a definition to show. */
  add(raw: RawEntry): Term | undefined
  all(): readonly Term[]
}

/** Start gathering for one page. */
export function termCollector(content: Content): TermCollector {
  const found = new Map<string, Term | undefined>()
  return {
    add(raw) {
      if (!found.has(raw.id)) found.set(raw.id, term(content, raw))
      return found.get(raw.id)
    },
    all: () => present([...found.values()]),
  }
}
