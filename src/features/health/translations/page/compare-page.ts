import type { Page } from '#app/content/view/page-meta.ts'
import type { HealthWords } from '../../page/page.ts'
import type { ShownText } from './translations-page.ts'

/** Page that compares an entry with its source in one language, for editors. */
export interface ComparePage extends Page {
  /** Texts in the language of the page. They come with the page, so that other visitors never load them. */
  readonly words: CompareWords
  /** Path of the page. */
  readonly here: string
  /** Path and query of the page, to which a form leads back. */
  readonly current: string
  readonly dismissPath: string
  /** `undefined` while the translations are being compared. */
  readonly entry: ShownComparison | undefined
}

interface CompareWords extends Pick<HealthWords, 'title' | 'edit' | 'pending' | 'reload'> {
  readonly dismiss: string
  readonly languages: string
  readonly missing: string
  readonly outdated: string
  /** Introduces the changes of a source. */
  readonly changed: string
  /** Explains that the blocks of a field may not belong together. */
  readonly unaligned: string
}

/** An entry in two languages. */
interface ShownComparison {
  readonly name: string
  /** Content type and id of the entry. */
  readonly spot: readonly string[]
  /** Links to the other languages of the entry, including the shown one. */
  readonly languages: readonly { readonly code: string; readonly language: string; readonly href: string; readonly isCurrent: boolean }[]
  readonly source: Side
  readonly translation: Side
  readonly fields: readonly ShownField[]
}

/** A language of the comparison. */
export interface Side {
  readonly label: string
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
}

export interface ShownField extends Omit<ShownText, 'changes' | 'state'> {
  readonly name: string
  readonly isAligned: boolean
  readonly rows: readonly ShownRow[]
}

/** Two blocks that belong together. */
export interface ShownRow extends Pick<ShownText, 'changes'> {
  readonly key: string
  readonly source: readonly ShownInline[] | undefined
  readonly translation: readonly ShownInline[] | undefined
}

/** A part of a text: words, or an element around others. The text of an embedded entry is its id. */
export interface ShownInline {
  readonly key: string
  readonly element: 'span' | 'strong' | 'em' | 'u' | 'code'
  readonly text: string
  readonly inlines: readonly ShownInline[]
}
