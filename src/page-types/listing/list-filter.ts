import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'

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
