/** What the banner of a preview says. Its words come with it: browsers of visitors have no use for them. */
export interface PreviewNotice {
  /** Whether drafts show everywhere, or on one page alone. */
  readonly isWhole: boolean
  /** When it ends. */
  readonly until: string
  /** As of when the site is shown, where that is not now. */
  readonly asOf: string | undefined
  /** The same as the form takes it. */
  readonly moment: string
  /** Whether the preview was opened with its secret, not by a link. */
  readonly isEditor: boolean
  /** What links may be made; absent if none. */
  readonly sharing: { readonly lives: readonly Life[]; readonly isOnce: boolean } | undefined
  readonly pressLives: readonly Life[]
  /** What was published last, and when visitors got it; nothing where this process has seen no change. */
  readonly latest: string | undefined
  /** Where the health of the content is told. */
  readonly health: { readonly href: string; readonly text: string }
  readonly words: PreviewWords
}

/** For how many days a link may be made, and how that is said. */
interface Life {
  readonly days: number
  readonly text: string
}

export interface PreviewWords {
  readonly label: string
  /** What is shown: on every page, or on the page that the preview is of. */
  readonly shown: string
  /** The same on the other pages. */
  readonly elsewhere: string
  readonly moment: string
  readonly show: string
  readonly share: string
  readonly life: string
  readonly shareSite: string
  /** What a link shows that is made on a page without an entry, such as a list. */
  readonly shareList: string
  readonly mayShare: string
  readonly press: string
  readonly once: string
  readonly makeLink: string
  readonly exit: string
}
