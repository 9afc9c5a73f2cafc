import type { Model } from './reading/model.ts'

/** Content types of the site. Only this object connects the content layer to concrete content types. */
export interface SiteModel {
  /** Every content type that the site reads. */
  readonly models: readonly Model[]
  /** The model of each type whose entries have a page. */
  readonly pageModels: ReadonlyMap<string, Model>
  readonly sectionTypes: readonly string[]
  /** Types without an address that are parts of pages. Their text counts as text of the page. */
  readonly parts: ReadonlySet<string>
  /** Types whose entries every page needs. */
  readonly preloaded: readonly string[]
  readonly settings: Model
}
