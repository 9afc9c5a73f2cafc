import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { ContentPlace } from '#app/content/development.ts'
import type { InspectorTags, LocalizedText } from '#app/content/view/localized-text.ts'
import type { FileLink, Picture } from '#app/content/view/picture.ts'

export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript', 'strikethrough'] as const
export type Mark = (typeof MARKS)[number]

/** Rich text with resolved links, ready for views. */
export interface RichText {
  readonly blocks: readonly Block[]
  /** Language tag of the text if it is not the page's. */
  readonly locale?: string
  /** Field of the text. Only in a preview. */
  readonly inspector?: InspectorTags
  /** Entry and field of the text, for error messages. Only in development. */
  readonly place?: ContentPlace
}

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: HeadingLevel; readonly id: string; readonly children: readonly Inline[] }
  | {
      readonly type: 'list'
      readonly ordered: boolean
      readonly items: readonly (readonly Block[])[]
      /** Number of the first item if it is not 1. */
      readonly start?: number
      /** Whether each item is done; `null` for items that are not tasks. Absent if the list has no tasks. */
      readonly checked?: readonly (boolean | null)[]
    }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  /** `language`: the language of the code, as its author names it. */
  | { readonly type: 'code'; readonly text: string; readonly language?: string }
  | { readonly type: 'rule' }
  | { readonly type: 'table'; readonly rows: readonly (readonly Cell[])[] }
  /** `words`: description and title of the picture in this text, instead of those of the asset. */
  | { readonly type: 'picture'; readonly picture: Picture; readonly words?: { readonly alt?: LocalizedText; readonly title?: LocalizedText } }
  /** `recording`: the browser can play the file. */
  | { readonly type: 'file'; readonly file: FileLink; readonly recording?: 'audio' | 'video' }
  | { readonly type: 'entry'; readonly entry: EmbeddedEntry }
  /** Footnotes of the text. Each ends with links back to its references. */
  | { readonly type: 'notes'; readonly notes: readonly { readonly id: string; readonly children: readonly Block[] }[] }

/** Base of embedded entries. Features extend it with their content. */
export interface EmbeddedEntry {
  readonly type: string
  readonly id: string
}

/** Levels of headings in the page. Only the page's title has level 1. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6

export interface Cell {
  /** `column`: header of a column. `row`: header of a row. `none`: plain cell. */
  readonly head: 'column' | 'row' | 'none'
  readonly align?: 'center' | 'end'
  readonly children: readonly Block[]
}

export type Inline =
  /** `language`: the language of an entry's name, which may differ from that of the text. */
  | { readonly type: 'text'; readonly text: string; readonly marks: readonly Mark[]; readonly language?: Omit<LocalizedText, 'text'> }
  | { readonly type: 'link'; readonly target: LinkTarget; readonly children: readonly Inline[] }
  | { readonly type: 'download'; readonly file: FileLink; readonly children: readonly Inline[] }
  /** Glossary term. Its definition is in the page's `terms`. */
  | { readonly type: 'term'; readonly id: string; readonly children: readonly Inline[] }
  /** Reference to a footnote. Without an id, it is a link from the note back to its reference. */
  | { readonly type: 'note'; readonly number: string; readonly target: string; readonly id?: string }

/** Item of the table of contents. */
export interface TocItem {
  readonly id: string
  readonly level: HeadingLevel
  readonly text: string
}
