import type { Page } from '#app/content/view/page-meta.ts'
import type { Severity } from '../kinds.ts'
import type { HealthSearch } from './narrow.ts'
import type { PublishedChange } from '#app/content/publishing/published-change.ts'
import type { StatusWords } from '../publishing/publish-status.ts'

/** Findings of one kind and severity, as the page shows them. */
export interface HealthGroup {
  readonly key: string
  readonly severity: Severity
  readonly title: string
  /** Severity and number of findings. */
  readonly count: string
  /** Whether its findings are shown before anybody unfolds them. */
  readonly isOpen: boolean
  readonly statements: readonly HealthStatement[]
}

/** A sentence, and the entries and assets that it concerns. */
export interface HealthStatement {
  /** In English. */
  readonly sentence: string
  /** The first rows. */
  readonly rows: readonly HealthRow[]
  /** Further rows, which are folded. */
  readonly further: { readonly label: string; readonly rows: readonly HealthRow[] } | undefined
}

/** An entry, asset or space with a link to where it is repaired. */
export interface HealthRow {
  readonly key: string
  /** Name or id of the entry or asset. A finding of the whole space has none. */
  readonly name: string | undefined
  /** Content type, field and locale, as in the space. */
  readonly spot: readonly string[]
  readonly editorUrl: string
}

/** A select of the filter form. Its name is that of the query parameter. */
export interface HealthFilter {
  readonly name: Exclude<keyof HealthSearch, 'page'>
  readonly label: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
}

/** The page on which editors see what is wrong with the content. */
export interface HealthPage extends Page {
  /** All that is said on it, in its language: nobody but editors fetches these words. */
  readonly words: HealthWords
  /** Its own address. */
  readonly here: string
  /** What visitors searched for and did not find, the most frequent first. */
  readonly misses: readonly {
    readonly words: string
    readonly locale: string
    readonly count: string
  }[]
  readonly missesTitle: string
  /** The last changes of the content, the last first. */
  readonly changes: readonly PublishedChange[]
  readonly statusWords: StatusWords
  /** Nothing as long as the content is being checked. */
  readonly report: ShownReport | undefined
}

export interface HealthFact {
  readonly label: string
  readonly value: string
}

/** A report as the page shows it. */
export interface ShownReport {
  /** Numbers of findings by severity. */
  readonly totals: readonly HealthFact[]
  /** What was checked, and when. */
  readonly facts: readonly HealthFact[]
  readonly filters: readonly HealthFilter[]
  /** Whether any filter is set. */
  readonly isNarrowed: boolean
  readonly groups: readonly HealthGroup[]
  /** Addresses of the other pages of the same findings. */
  readonly pages: readonly {
    readonly number: number
    readonly href: string
    readonly isCurrent: boolean
  }[]
  /** How many findings are not listed at all. */
  readonly more: string | undefined
  readonly files: readonly { readonly name: string; readonly href: string }[]
}

export interface HealthWords {
  readonly title: string
  readonly intro: string
  readonly edit: string
  readonly filters: string
  readonly filter: string
  readonly none: string
  readonly pending: string
  readonly reload: string
  readonly pages: string
}
