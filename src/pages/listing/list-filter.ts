import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

/** Id of a listing's results. Filter links name it as their fragment, so that a press leads to the results. */
export const RESULTS = 'results'

/** A choice by which a listing can be narrowed: each option leads to the listing as it would be. */
export interface FilterGroup {
  readonly id: string
  /** What is chosen, where the group is one of several. */
  readonly label?: Phrase
  readonly options: readonly FilterOption[]
}

export interface FilterOption {
  readonly title: Phrase
  readonly target: LinkTarget
  readonly active: boolean
}
