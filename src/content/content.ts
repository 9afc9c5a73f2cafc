import type { Place, LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from './client/query.ts'
import type { Recorder } from './dependencies/recorder.server.ts'
import type { Availability } from './locales/availability.server.ts'
import type { PreviewSession } from './preview/preview-session.ts'
import type { Model, Shape, Values } from './reading/model.ts'
import type { EntryIdentity } from './reading/raw.server.ts'
import type { MappedSpace, Origin } from 'content-mapping/mapped-space.ts'
import type { Enclosure } from './view/picture.ts'
import type { Alternate, MachineTranslation, Translation } from './view/page-meta.ts'
import type { Appearance } from './version/schedule.server.ts'
import type { InspectorTags, LocalizedText } from './view/localized-text.ts'
import type { FileLink, FocalPoint, Picture } from './view/picture.ts'

/** File with its address at the source of the content. */
export interface SourceFile {
  /** Pages cannot use the address of a protected file. */
  readonly url: string
  /** In pixels; only pictures have a size. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  readonly isVector: boolean
}

/** An asset that was opened for a page. */
export interface Asset {
  readonly kind: 'asset'
  readonly id: string
  readonly isPicture: boolean
  /** Medium of a recording that visitors may play; `undefined` for locked and other files. */
  readonly recording: 'audio' | 'video' | undefined
  /** Whether an embargo locks the file for the current viewer. A locked file is no picture, but still a file with a release date. */
  readonly isLocked: boolean
  /** Returns the picture for a page, cropped around a focal point. Returns `undefined` and reports a problem if the asset is no picture. */
  picture(focalPoint?: FocalPoint): Picture | undefined
  /** Returns the picture without a placeholder, such as for shared links. */
  namedPicture(): Picture | undefined
  /** Returns the file as a download. Returns `undefined` and reports a problem if the asset has no file. */
  file(): FileLink | undefined
  /** Returns the file at the source, or `undefined` if the asset has none. */
  source(): SourceFile | undefined
  /** Returns the file as it was uploaded, or `undefined` if the asset has none or its size is missing. */
  enclosure(): Enclosure | undefined
}

/** Entry that was opened for a page, with its values, its address and its translation status. */
export interface Entry extends EntryIdentity {
  readonly content: Content
  /** Entry in the space if its content types are not the site's. */
  readonly origin: Origin | undefined
  /** Inspector tags of the first field, which stand for the whole entry. Only in a preview. */
  readonly inspector: InspectorTags | undefined
  /**
   * Parses the entry by its model, in the page's language or another. Returns `undefined` and reports a problem if a required field is missing or
   * invalid.
   */
  read<R extends Shape, O extends Shape>(model: Model<R, O>, locale?: Locale): Values<Model<R, O>> | undefined
  /** Term, title or name of the entry; `undefined` if it has no such field. */
  readonly name: LocalizedText | undefined
  /** Returns the text of a field. */
  text(field: string): string | undefined
  /** Number of links in the entry's list fields, in all languages. */
  readonly size: number
  /** Ids of all link targets in the page's language, including duplicates. */
  readonly links: readonly string[]
  /** Returns the target of a link in rich text, or `undefined` if the target was not delivered. */
  follow(link: unknown): Entry | Asset | undefined
  /** Returns the id of a link's target, even if the query did not include the target. */
  linkedId(field: string): string | undefined
  /** Whether entries of this type have pages: types with an address do. */
  readonly isPage: boolean
  /** Returns the place of the entry's page in a language, or `undefined` if it has none. */
  placeIn(locale: Locale): Place | undefined
  /** Link to the entry in the page's language, or in the base language if the settings allow it. `undefined` if no link may lead to the entry. */
  readonly link: LinkTarget | undefined
  /** Returns whether the entry is published in a language. Without publishing per locale, it is in each. */
  isPublishedIn(locale: Locale): boolean
  availabilityIn(locale: Locale): Availability
  /** Returns whether lists and links of a language may show the entry. */
  isListedIn(locale: Locale): boolean
  /** Share of the page and its parts that is in the page's language. `standIn` is the language of most of the rest. */
  readonly translation: { readonly translation: Translation; readonly standIn?: string }
  /** How much of the page and its parts a machine translated, and no person reviewed; `undefined` if nothing. */
  readonly machineTranslation: MachineTranslation | undefined
  /** The entry's page in the source language of the space, or `undefined` if this is the page's language or the page is missing there. */
  readonly original: Alternate | undefined
  /** The entry's page in every language. If it is missing in a language, the listing of its type, or else the home page, as far as there is one. */
  readonly alternates: readonly Alternate[]
  /** Last change of the entry or a part of its page: ISO 8601, in UTC. */
  readonly changedAt: string
}

/** The concepts of a space, with their broader and narrower concepts. */
export interface Taxonomy {
  /** Returns whether the space has a concept. */
  has(id: string): boolean
  /** Returns the ids of the broader concepts, nearest first, at most `depth` steps away. */
  ancestors(id: string, depth?: number): readonly string[]
  /** Returns the ids of the narrower concepts, nearest first, at most `depth` steps away. */
  descendants(id: string, depth?: number): readonly string[]
}

/** Content of one request. It is bound to a language when it opens, so that no query can omit the language. */
export interface Content {
  readonly locale: Locale
  readonly now: Date
  /** Identical for all requests until the content changes. */
  readonly version: object
  /** Session of an editor if drafts are shown. */
  readonly preview: PreviewSession | undefined
  /** Records the dependencies of the answer. */
  readonly recorder: Recorder
  /** Returns the same content with a separate recorder, for work that several requests share. */
  apart(): Content
  /** Entries that visitors do not see yet, with the time of their appearance, the soonest first. */
  readonly appearances: readonly Appearance[]
  /** Records that the page changes at a moment even if the content does not. */
  changesAt(moment: Date): void
  /** The name of the site in this language. */
  readonly siteName: string
  /** Mapping of the space; `undefined` if its content types are the site's. */
  readonly mapped: MappedSpace | undefined
  /** Picture in shared links for pages without one. */
  readonly sharePicture: Asset | undefined
  /** The taxonomy of the space. Empty if no topic and no site names a concept. */
  readonly taxonomy: Taxonomy
  /** The id of the page that the settings name as home. */
  readonly homeId: string | undefined
  /** The id of the entry with the settings of the site. */
  readonly settingsId: string | undefined
  /** Returns the id of the page at a path of slugs in a language. */
  pageAt(path: string, locale: Locale): string | undefined
  /** Returns the place of a page in a language. */
  pagePlace(id: string, locale: Locale): Place | undefined
  /** Returns the pages above a page, from the topmost down to its parent, without the home page. Only the fields that cards show are read. */
  ancestors(page: Entry): readonly Entry[]
  /** Returns the pages right below a page, with the same fields as `ancestors`. */
  children(page: Entry): readonly Entry[]
  /** Returns every entry that matches, in all locales. Throws `DeliveryError`, as do the other queries. */
  all(query: Query): Promise<Entry[]>
  /** Returns a part of the entries that match, and the total number. */
  some(query: Query, skip: number, limit: number): Promise<{ readonly entries: readonly Entry[]; readonly total: number }>
  /** Returns an asset by its id, or `undefined` if it does not exist. */
  asset(id: string): Promise<Asset | undefined>
  /** Returns the picture at an address that an editor typed, if its host is one of the space's files. Its description is empty. */
  pictureAt(address: string): Picture | undefined
  /** Returns the ids of the entries that match in a language. */
  ids(locale: Locale, query: Query): Promise<string[]>
  /** Returns all entries of a type that every page reads (`SiteModel.preloaded`). */
  preloaded(type: string): readonly Entry[]
  /**
   * Returns whether the space has a content type. Of a type with a list, the site also needs an entry if it selects its entries. With publishing
   * per locale, the entry must be published in the language, which is by default that of the page.
   */
  offers(type: string, locale?: Locale): boolean
  /** Returns whether the site has a home page in a language. With publishing per locale, it must be published there. */
  hasHome(locale: Locale): boolean
  /** Waits a limited time until the page's pictures have their placeholders. */
  fillPlaceholders(): Promise<void>
}
