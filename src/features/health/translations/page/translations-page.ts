import type { Page } from '#app/content/view/page-meta.ts'
import type { HealthFact, HealthWords, ShownReport } from '../../page/page.ts'
import type { TranslationState } from '../record.ts'
import type { TextChange } from '../report/text-changes.ts'

/** Page of the translations, for editors. */
export interface TranslationsPage extends Page {
  /** Texts in the language of the page. They come with the page, so that other visitors never load them. */
  readonly words: TranslationsWords
  /** Path of the page. */
  readonly here: string
  /** Path and query of the page, to which a form leads back. */
  readonly current: string
  /** Language tag of the sources. */
  readonly sourceLang: string
  /** `undefined` while the translations are being compared. */
  readonly report: ShownTranslations | undefined
}

export interface ShownTranslations extends Pick<ShownReport, 'filters' | 'isNarrowed' | 'pages'> {
  /** Numbers of entries by state and of words, for each language. */
  readonly totals: readonly { readonly language: string; readonly facts: readonly HealthFact[] }[]
  /** Words to translate by content type and by topic. */
  readonly words: readonly { readonly title: string; readonly facts: readonly HealthFact[] }[]
  /** Explains that no history exists, if so. */
  readonly note: string | undefined
  readonly languages: readonly { readonly language: string; readonly entries: readonly ShownEntry[] }[]
}

/** An entry with its translations in one language. */
export interface ShownEntry {
  readonly id: string
  readonly name: string
  /** Content type and id of the entry. */
  readonly spot: readonly string[]
  /** Path of the page that compares the entry with its source. */
  readonly compareUrl: string
  readonly texts: readonly ShownText[]
}

export interface ShownText {
  readonly field: string
  readonly state: TranslationState
  /** State and number of words. */
  readonly label: string
  /** Changes of the source since the translation. Empty if they are unknown. */
  readonly changes: readonly (TextChange & { readonly key: string })[]
  readonly editorUrl: string
  /** Fields of the form that accepts the translation as it is. Only outdated translations have one. */
  readonly dismissal: Dismissal | undefined
}

/** Identifies an outdated translation, and the source for which an editor accepts it. */
export type Dismissal = Readonly<Record<'entry' | 'field' | 'language' | 'source', string>>

interface TranslationsWords extends Omit<HealthWords, 'translations'> {
  readonly dismiss: string
  readonly compare: string
}
