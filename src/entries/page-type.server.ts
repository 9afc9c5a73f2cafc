import type { Content, Entry } from '#app/content/content.ts'
import type { Model } from '#app/content/reading/model.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { CardOf } from './cards.tsx'
import type { SitemapPage } from '#app/seo/sitemap.ts'
import type { ListedType, PageType } from '#app/config/page-types/table.ts'

/** Server part of a page type. */
export interface PageTypeOnServer<T extends PageType> {
  readonly model: Model
  /** Returns the card of an entry. Returns `undefined` and reports a problem if it has none. */
  card(entry: Entry): CardOf<T> | undefined
}

/** Parameters of a list. */
interface ListOptions {
  readonly limit: number
  /** Limits the list to entries with the tag of this topic. */
  readonly topic?: Entry
}

interface CardList<T extends PageType> {
  readonly items: readonly CardOf<T>[]
  /** Link to the whole listing, if it has more entries. */
  readonly more?: LinkTarget
}

/** Server part of a page type with a listing. */
export interface ListedTypeOnServer<T extends ListedType> extends PageTypeOnServer<T> {
  /** Returns the name of the listing in a language, for breadcrumbs and headings. */
  title(locale: Locale): string
  /** Returns the first entries in the order of the listing. */
  list(content: Content, wish: ListOptions): Promise<CardList<T>>
  /** Number of entries in a list section without a limit. */
  readonly listLimit: number
  /** Whether the entries have tags of topics. The page of a topic then lists them. */
  readonly hasTopics: boolean
  /** Returns the sitemap entries of the listing. Absent if the listing has only one page. */
  sitemap?(content: Content, entries: readonly Entry[]): Promise<readonly SitemapPage[]>
}
