import type { Content, Entry } from '#app/content/content.ts'
import type { Model } from '#app/content/reading/model.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { CardOf } from './cards.tsx'
import type { SitemapPage } from '#app/seo/sitemap-page.ts'
import type { ListedType, PageType } from '#app/config/page-types/table.ts'

/** What the server knows of a page type. */
export interface PageTypeOnServer<T extends PageType> {
  readonly model: Model
  /** Give the short form of an entry; `undefined`, and a report, where it has none. */
  card(entry: Entry): CardOf<T> | undefined
}

/** What is asked of a list. */
interface ListWish {
  readonly limit: number
  /** Only what carries the tag of this topic. */
  readonly topic?: Entry
}

interface CardList<T extends PageType> {
  readonly items: readonly CardOf<T>[]
  /** The whole listing, where it holds more. */
  readonly more?: LinkTarget
}

/** What the server knows of a page type with a listing. */
export interface ListedTypeOnServer<T extends ListedType> extends PageTypeOnServer<T> {
  /** The name of the listing in a language, as breadcrumbs and headings say it. */
  title(locale: Locale): string
  /** A list of so many as fit a page, in the order of the listing. */
  list(content: Content, wish: ListWish): Promise<CardList<T>>
  /** How many a list section without a limit shows. */
  readonly listLimit: number
  /** Its entries carry tags of topics: the page of a topic lists them. */
  readonly hasTopics: boolean
  /** The pages of the listing for search engines, made of all its entries; given where it has more than one. */
  sitemap?(content: Content, entries: readonly Entry[]): Promise<readonly SitemapPage[]>
}
