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

/** What the filters of a query are applied to. */
export interface FilterScope {
  readonly collection: Collection
  readonly contentType: ContentType | undefined
  readonly chain: LocaleChain
  /** Concept ids with all that are narrower, for `metadata.concepts.descendants`. */
  readonly withDescendants: (conceptId: string) => readonly string[]
}
