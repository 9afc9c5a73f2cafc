import type { Model } from './reading/model.ts'

/** What the content of the site is made of: all that the engine knows of concrete content types. */
export interface SiteModel {
  /** Every content type that the site reads. */
  readonly models: readonly Model[]
  /** The model of each type whose entries have a page. */
  readonly pageModels: ReadonlyMap<string, Model>
  readonly sectionTypes: readonly string[]
  /** Types without an address, of which pages are composed: their text counts as the page's own. */
  readonly parts: ReadonlySet<string>
  /** Types of which every page needs all entries. */
  readonly preloaded: readonly string[]
  readonly settings: Model
}
