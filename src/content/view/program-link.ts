import type { Phrase } from './phrase.ts'

/** A file for programs that belongs to a page, such as a feed: how the head of the page names it. */
export interface ProgramLink {
  readonly rel: 'alternate'
  /** Root-relative. */
  readonly href: string
  /** Media type. */
  readonly type: string
  readonly title: string
}

/** How the page itself offers such a file. */
export interface ProgramOffer {
  readonly label: Phrase
  /** Root-relative, or absolute with a scheme that an application of its own answers to. */
  readonly href: string
  readonly type: string
  /** The language of what it holds. */
  readonly hrefLang: string
  /** The name under which it is saved, where it is to be. */
  readonly download?: string
}
