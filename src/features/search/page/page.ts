import type { Page } from '#app/content/view/page-meta.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { MarkedText } from '../index/hits/marked-text.ts'

/** A page that was found, as it is listed. */
export interface FoundPage {
  readonly id: string
  readonly link: LinkTarget
  readonly title: MarkedText
  readonly excerpt?: MarkedText
  /** The heading above the excerpt, with the way to it. */
  readonly heading?: { readonly text: MarkedText; readonly link: LinkTarget }
  /** What kind of page it is, and of when. */
  readonly kind: string
  readonly date?: string
  /** It holds only some of the words. */
  readonly isPartial?: true
  /** The name of the language that stands in for the page's. */
  readonly standIn?: string
}

/** A way to narrow what was found; `isActive` is the one in force. */
export interface Narrowing {
  readonly id: string
  readonly title: Phrase
  readonly link: LinkTarget
  /** Written as the language writes numbers. */
  readonly count?: string
  readonly isActive: boolean
}

export interface SearchPage extends Page {
  /** What the site says on it: no browser fetches these words with another page. */
  readonly said: {
    readonly label: string
    readonly filter: string
    readonly topics: string
    readonly elsewhere: string
    /** Heads pages that hold only some of the words. */
    readonly some: string
    /** What came of the search, the most important first. */
    readonly notes: readonly string[]
  }
  /** As the visitor typed it. */
  readonly words: string
  /** `asked`: nothing was looked for yet; `busy`: nobody looked. */
  readonly state: 'asked' | 'found' | 'none' | 'busy'
  /** No page holds enough of the words. */
  readonly isLoose: boolean
  readonly hits: readonly FoundPage[]
  readonly kinds: readonly Narrowing[]
  readonly topics: readonly Narrowing[]
  /** Languages of the site that hold it as it was typed. */
  readonly elsewhere: readonly { readonly locale: string; readonly name: string; readonly link: LinkTarget; readonly count: string }[]
  readonly page: number
  readonly pages: number
  /** Narrowed to these. */
  readonly type?: string
  readonly topic?: string
}
