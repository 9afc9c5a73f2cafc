/** Content of the preview bar. Includes its messages, because browsers of other visitors do not need them. */
export interface PreviewNotice {
  /** Whether drafts are visible on all pages, or on one page only. */
  readonly isWhole: boolean
  /** End of the preview. */
  readonly until: string
  /** Moment that the site is shown at, if it is not the present. */
  readonly asOf: string | undefined
  /** The same moment in the format of the form. */
  readonly moment: string
  /** Whether the preview was opened with its secret, and not with a link. */
  readonly isEditor: boolean
  /** Kinds of links that may be created. Absent if none. */
  readonly sharing: { readonly lives: readonly Life[]; readonly isOnce: boolean } | undefined
  /** Durations of links for the press. Absent if links for the press cannot be created. */
  readonly pressLives: readonly Life[] | undefined
  /** The last published change and when it went live. Absent if this process has seen no change. */
  readonly latest: string | undefined
  /** Link to the page about the state of the content. Absent if the site has no such page. */
  readonly health: { readonly href: string; readonly text: string } | undefined
  readonly words: PreviewWords
}

/** Number of days that a link may be valid, with its label. */
interface Life {
  readonly days: number
  readonly text: string
}

export interface PreviewWords {
  readonly label: string
  /** Scope of the drafts: every page, or the page of the preview. */
  readonly shown: string
  /** The same for other pages. */
  readonly elsewhere: string
  readonly moment: string
  readonly show: string
  readonly share: string
  readonly life: string
  readonly shareSite: string
  /** Scope of a link that is created on a page without an entry, such as a list. */
  readonly shareList: string
  readonly mayShare: string
  readonly press: string
  readonly once: string
  readonly createLink: string
  readonly exit: string
}
