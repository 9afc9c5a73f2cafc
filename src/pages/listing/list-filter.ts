import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** Id of a listing's results. Filter links have it as their fragment, so that a press goes to the results. */
export const RESULTS = 'results'

/** A filter of a listing. Each option links to the filtered listing. */
export interface FilterGroup {
  readonly id: string
  /** Name of the group. Without it, the group has the name of the filter. */
  readonly label?: LocalizedText
  readonly options: readonly FilterOption[]
}

export interface FilterOption {
  readonly title: LocalizedText
  readonly target: LinkTarget
  readonly active: boolean
  /** Number of results, in the format of the language. */
  readonly count?: string
}
