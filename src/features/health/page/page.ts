import type { Page } from '#app/content/view/page-meta.ts'
import type { Severity } from '../kinds.ts'
import type { PublishedChange } from '#app/content/publishing/published-change.ts'
import type { StatusWords } from '../publishing/PublishStatus.tsx'

/** Findings of one kind and severity, as the page shows them. */
export interface HealthGroup {
  readonly key: string
  readonly severity: Severity
  readonly title: string
  /** Severity and number of findings. */
  readonly count: string
  /** Whether the group is open initially. */
  readonly isOpen: boolean
  readonly statements: readonly HealthStatement[]
}

/** A sentence, and the entries and assets that it concerns. */
export interface HealthStatement {
  /** In English. */
  readonly sentence: string
  /** The first rows. */
  readonly rows: readonly HealthRow[]
  /** Further rows, which are collapsed. */
  readonly further: { readonly label: string; readonly rows: readonly HealthRow[] } | undefined
}

/** An entry, asset or space with a link to the web app. */
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
  readonly name: string
  readonly label: string
  readonly options: readonly {
    readonly value: string
    readonly label: string
    readonly isChosen: boolean
  }[]
}

/** Page of the health report for editors. */
export interface HealthPage extends Page {
  /** Texts in the language of the page. They come with the page, so that other visitors never load them. */
  readonly words: HealthWords
  /** Path of the page. */
  readonly here: string
  /** Search queries without results, most frequent first. */
  readonly misses: readonly {
    readonly words: string
    readonly locale: string
    readonly count: string
  }[]
  readonly missesTitle: string
  /** Latest changes of the content, newest first. */
  readonly changes: readonly PublishedChange[]
  readonly statusWords: StatusWords
  /** How long changes take to reach visitors, and the state of the CDN. */
  readonly delivery: readonly HealthFact[]
  /** Nodes of the site with their state. Empty if they share nothing. */
  readonly nodes: readonly { readonly name: string; readonly facts: readonly HealthFact[] }[]
  readonly nodesTitle: string
  /** `undefined` while the content is being checked. */
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
  /** Numbers of checked entries and assets, and the time of the check. */
  readonly facts: readonly HealthFact[]
  readonly filters: readonly HealthFilter[]
  readonly isNarrowed: boolean
  readonly groups: readonly HealthGroup[]
  /** Links to all pages of the same findings. Empty if there is only one. */
  readonly pages: readonly {
    readonly number: number
    readonly href: string
    readonly isCurrent: boolean
  }[]
  /** Number of findings that are not listed, as a sentence. */
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
  readonly translations: string
}
