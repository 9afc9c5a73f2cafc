import type { Page } from '#app/content/view/page-meta.ts'
import type { Severity } from '../kinds.ts'
import type { PublishedChange } from '#app/content/publishing/published-change.ts'
import type { StatusWords } from '../publishing/publish-status.ts'

/** A finding as the page shows it. */
export interface HealthRow {
  readonly key: string
  readonly severity: Severity
  readonly label: string
  /** What it is about. */
  readonly topic: string
  /** What the entry or asset is called, or its id; nothing where the finding is of no single one. */
  readonly name: string | undefined
  /** Content type, field and locale, as the space has them. */
  readonly spot: readonly string[]
  /** In English. */
  readonly sentence: string
  readonly editorUrl: string
}

/** A choice by which findings are narrowed; its name is that of the parameter. */
export interface HealthFilter {
  readonly name: 'severity' | 'topic' | 'language'
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly isChosen: boolean }[]
}

/** The page on which editors see what is wrong with the content. */
export interface HealthPage extends Page {
  /** All that is said on it, in its language: nobody but editors fetches these words. */
  readonly words: HealthWords
  /** Its own address. */
  readonly here: string
  /** What visitors searched for and did not find, the most frequent first. */
  readonly misses: readonly { readonly words: string; readonly locale: string; readonly count: string }[]
  readonly missesTitle: string
  /** The last changes of the content, the last first. */
  readonly changes: readonly PublishedChange[]
  readonly statusWords: StatusWords
  /** Nothing as long as the content is being checked. */
  readonly report: ShownReport | undefined
}

/** A report as the page shows it. */
export interface ShownReport {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly filters: readonly HealthFilter[]
  readonly rows: readonly HealthRow[]
  /** Addresses of the other pages of the same findings. */
  readonly pages: readonly { readonly number: number; readonly href: string; readonly isCurrent: boolean }[]
  /** How many findings are not listed at all. */
  readonly more: string | undefined
  readonly files: readonly { readonly name: string; readonly href: string }[]
}

export interface HealthWords {
  readonly title: string
  readonly intro: string
  readonly severity: string
  readonly topic: string
  readonly where: string
  readonly finding: string
  readonly edit: string
  readonly filter: string
  readonly none: string
  readonly pending: string
  readonly reload: string
  readonly pages: string
}
