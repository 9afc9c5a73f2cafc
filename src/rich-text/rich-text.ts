import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { InspectorTags, Phrase } from '#app/content/view/phrase.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'

export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const
export type Mark = (typeof MARKS)[number]

/** Running text: Contentful's document with every link resolved, checked and turned into something a view can show. */
export interface RichText {
  readonly blocks: readonly Block[]
  /** The language tag of the text, given only where it is not the page's. */
  readonly locale?: string
  /** In a preview: the field that it is of. */
  readonly inspector?: InspectorTags
}

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: HeadingLevel; readonly id: string; readonly children: readonly Inline[] }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
      /** Number of the first item, where that is not 1. */
      readonly start?: number
      /** Of each item, whether it is done; `null` for one that is no task. Given only where some are. */
      readonly checked?: readonly (boolean | null)[]
    }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  /** `language`: what it is written in, as its author calls it. */
  | { readonly type: 'code'; readonly text: string; readonly language?: string }
  | { readonly type: 'rule' }
  | { readonly type: 'table'; readonly rows: readonly (readonly Cell[])[] }
  /** `words`: what the text says of the picture instead of the picture itself. */
  | { readonly type: 'picture'; readonly picture: Picture; readonly words?: { readonly alt?: Phrase; readonly title?: Phrase } }
  | { readonly type: 'file'; readonly file: FileLink }
  | { readonly type: 'entry'; readonly entry: EmbeddedEntry }
  /** The footnotes of the text; each ends with the way back. */
  | { readonly type: 'notes'; readonly notes: readonly { readonly id: string; readonly children: readonly Block[] }[] }

/** What stands for an entry that a text embeds; whoever built it knows more of it. */
export interface EmbeddedEntry {
  readonly type: string
  readonly id: string
}

/** Levels in the page: the page's title is the only 1. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export interface Cell {
  /** `column` heads a column, `row` heads a row, `none` is a plain cell. */
  readonly head: 'column' | 'row' | 'none'
  readonly align?: 'center' | 'end'
  readonly children: readonly Block[]
}

export type Inline =
  /** `language` is given for the name of an entry, which has one of its own: that of the page, unless it says another. */
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[]; readonly language?: Omit<Phrase, 'text'> }
  | { readonly type: 'link'; readonly target: LinkTarget; readonly children: readonly Inline[] }
  | { readonly type: 'download'; readonly file: FileLink; readonly children: readonly Inline[] }
  /** A glossary word; the definition is among the page's `terms`. */
  | { readonly type: 'term'; readonly id: string; readonly children: readonly Inline[] }
  /** A reference to a footnote, which has an id of its own; without one it is the way back from the note. */
  | { readonly type: 'note'; readonly number: string; readonly target: string; readonly id?: string }

/** An entry of the table of contents. */
export interface TocItem {
  readonly id: string
  readonly level: HeadingLevel
  readonly text: string
}
