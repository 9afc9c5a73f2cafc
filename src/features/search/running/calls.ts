import type { SearchDocument } from '../index/document.ts'
import type { Findings, Question } from '../index/search.ts'
import type { Beginning, SuggestedCard } from '../index/suggest.ts'
import type { SynonymGroup } from '../index/query/synonyms.ts'
import type { SearchStore } from './search-store.ts'

/** Start options of the index thread. */
export interface ThreadOptions {
  readonly folder: string
  readonly name: string
  readonly locales: readonly string[]
}

/** Calls of the index thread. */
export type SearchCall =
  | { readonly name: 'put'; readonly locale: string; readonly documents: readonly SearchDocument[] }
  | { readonly name: 'putSynonyms'; readonly locale: string; readonly groups: readonly SynonymGroup[] }
  | { readonly name: 'remove' | 'retain'; readonly locale: string; readonly keys: readonly string[] }
  | { readonly name: 'usersOf'; readonly ids: readonly string[] }
  | { readonly name: 'complete' | 'hasAll' | 'sizes' | 'close' }
  | { readonly name: 'search'; readonly locale: string; readonly question: Question }
  | { readonly name: 'suggest'; readonly locale: string; readonly beginning: Beginning }
  | { readonly name: 'elsewhere'; readonly locale: string; readonly words: string }

/** Return values of the calls. */
export interface SearchAnswers {
  readonly put: number
  readonly putSynonyms: void
  readonly remove: void
  readonly retain: void
  readonly usersOf: string[]
  readonly complete: void
  readonly hasAll: boolean
  readonly sizes: (readonly [locale: string, pages: number])[]
  readonly close: void
  readonly search: Findings
  readonly suggest: SuggestedCard[]
  readonly elsewhere: (readonly [locale: string, total: number])[]
}

/** Runs a call and returns its result. */
export function answerTo(store: SearchStore, call: SearchCall): Promise<number> | SearchAnswers[SearchCall['name']] {
  switch (call.name) {
    case 'put':
      return store.put(call.locale, call.documents)
    case 'putSynonyms':
      return store.putSynonyms(call.locale, call.groups)
    case 'remove':
      return store.remove(call.locale, call.keys)
    case 'retain':
      return store.retain(call.locale, call.keys)
    case 'usersOf':
      return store.usersOf(call.ids)
    case 'complete':
      return store.complete()
    case 'hasAll':
      return store.hasAll
    case 'sizes':
      return store.sizes()
    case 'close':
      return store.close()
    case 'search':
      return store.search(call.locale, call.question)
    case 'suggest':
      return store.suggest(call.locale, call.beginning)
    case 'elsewhere':
      return store.elsewhere(call.locale, call.words)
  }
}
