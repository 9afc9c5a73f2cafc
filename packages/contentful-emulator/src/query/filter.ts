import type { Collection } from '../space/collection.ts'
import type { LocaleChain } from '../space/locales.ts'
import type { ContentType } from '../space/resources.ts'
import type { Operator } from './operators.ts'

/** A condition of a query: `fields.name[match]=Happy`. */
export interface Filter {
  readonly path: string
  readonly operator: Operator
  readonly value: string
}

/** The collection and the context in which filters run. */
export interface FilterScope {
  readonly collection: Collection
  readonly contentType: ContentType | undefined
  readonly chain: LocaleChain
  /** Returns a concept id and the ids of all narrower concepts, for `metadata.concepts.descendants`. */
  readonly withDescendants: (conceptId: string) => readonly string[]
}
