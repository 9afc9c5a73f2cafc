import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'

export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const
export type Mark = (typeof MARKS)[number]

/** Running text: Contentful's document with every link resolved, checked and turned into something a view can show. */
export interface RichText {
  readonly blocks: readonly Block[]
  /** The language tag of the text, given only where it is not the page's. */
  readonly locale?: string
}

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: HeadingLevel; readonly id: string; readonly children: readonly Inline[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'rule' }
  | { readonly type: 'table'; readonly rows: readonly (readonly Cell[])[] }
  | { readonly type: 'picture'; readonly picture: Picture }
  | { readonly type: 'file'; readonly file: FileLink }
  | { readonly type: 'entry'; readonly entry: EmbeddedEntry }

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
  readonly children: readonly Block[]
}

export type Inline =
  /** `language` is given for the name of an entry, which has one of its own: that of the page, unless it says another. */
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[]; readonly language?: { readonly locale?: string } }
  | { readonly type: 'link'; readonly target: LinkTarget; readonly children: readonly Inline[] }
  | { readonly type: 'download'; readonly file: FileLink; readonly children: readonly Inline[] }
  /** A glossary word; the definition is among the page's `terms`. */
  | { readonly type: 'term'; readonly id: string; readonly children: readonly Inline[] }

/** An entry of the table of contents. */
export interface TocItem {
  readonly id: string
  readonly level: HeadingLevel
  readonly text: string
}
