import type { Page } from '#app/content/view/page-meta.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { FilterGroup } from '#app/pages/listing/list-filter.ts'
import type { MarkedText } from '../index/hits/marked-text.ts'

/** A search result as the page shows it. */
export interface FoundPage {
  readonly id: string
  readonly link: LinkTarget
  readonly title: MarkedText
  readonly excerpt?: MarkedText
  /** Heading above the excerpt, with a link to it. */
  readonly heading?: { readonly text: MarkedText; readonly link: LinkTarget }
  /** Kind and date of the page. */
  readonly kind: string
  readonly date?: string
  /** Contains only some of the words. */
  readonly isPartial?: true
  /** Name of the fallback language, if the page is not translated. */
  readonly standIn?: string
}

export interface SearchPage extends Page {
  /** Texts of the page, so that no other page loads them. */
  readonly texts: {
    readonly label: string
    readonly filter: string
    readonly topics: string
    readonly elsewhere: string
    /** Heading of pages with only some of the words. */
    readonly some: string
    /** Notes on the result, most important first. */
    readonly notes: readonly string[]
  }
  /** Original input of the visitor. */
  readonly words: string
  /** `asked`: no query yet. `busy`: the search was refused. */
  readonly state: 'asked' | 'found' | 'none' | 'busy'
  /** No page has enough of the words. */
  readonly isLoose: boolean
  readonly hits: readonly FoundPage[]
  readonly filters: readonly FilterGroup[]
  /** Topics as alternatives, if there are no results. */
  readonly topics: readonly { readonly title: LocalizedText; readonly target: LinkTarget }[]
  /** Other languages of the site with matches for the input. */
  readonly elsewhere: readonly { readonly locale: string; readonly name: string; readonly link: LinkTarget; readonly count: string }[]
  readonly page: number
  readonly pages: number
  /** Selected filters. */
  readonly type?: string
  readonly topic?: string
}
