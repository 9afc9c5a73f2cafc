import type { Place, LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Query } from './client/query.ts'
import type { Recorder } from './dependencies/recorder.server.ts'
import type { Availability } from './locales/availability.server.ts'
import type { PreviewSession } from './preview/preview-session.ts'
import type { Model, Shape, Values } from './reading/model.ts'
import type { MappedSpace, Origin } from 'content-mapping/mapped-space.ts'
import type { Enclosure } from './view/picture.ts'
import type { Alternate, Translation } from './view/page-meta.ts'
import type { Appearance } from './version/schedule.server.ts'
import type { InspectorTags, Phrase } from './view/phrase.ts'
import type { FileLink, FocalPoint, Picture } from './view/picture.ts'

/** A file where the source of the content has it. */
export interface SourceFile {
  /** Its address there; one of a protected file is nothing for a page. */
  readonly url: string
  /** Pixels, where it is a picture. */
  readonly size: { readonly width: number; readonly height: number } | undefined
  readonly isVector: boolean
}

/** An asset that was opened for a page. */
export interface Asset {
  readonly kind: 'asset'
  readonly id: string
  readonly isPicture: boolean
  /** What is heard or seen of it over time, where it is a recording. */
  readonly recording: 'audio' | 'video' | undefined
  /** Whether nobody who looks may see it yet: it is no picture then, but still a file that is waited for. */
  readonly isLocked: boolean
  /** As a picture that the page shows, cropped around a focal point; `undefined`, and a report, where it is none. */
  picture(focalPoint?: FocalPoint): Picture | undefined
  /** As a picture that is only named, as for shared links: nobody waits for a placeholder of it. */
  namedPicture(): Picture | undefined
  /** As a file to take away; `undefined`, and a report, where it has none. */
  file(): FileLink | undefined
  /** Where it lies at the source; `undefined` where it has no file. */
  source(): SourceFile | undefined
  /** As it was uploaded; `undefined` where it has no file, or nobody knows how large that is. */
  enclosure(): Enclosure | undefined
}

/** An entry that was opened for a page: it knows its values, its address and how much of it is translated. */
export interface Entry {
  readonly kind: 'entry'
  readonly id: string
  /** Id of the content type. */
  readonly type: string
  /** ISO 8601, in UTC. */
  readonly updatedAt: string
  /** Ids of its tags. */
  readonly tags: readonly string[]
  readonly content: Content
  /** What it is in the space, where the types of that are not the site's. */
  readonly origin: Origin | undefined
  /** In a preview: what the whole of it is known by to editors, the first of its fields. */
  readonly inspector: InspectorTags | undefined
  /** Parse it by its model, in the page's language or another; `undefined`, and a report, where a required field is missing or wrong. */
  read<R extends Shape, O extends Shape>(model: Model<R, O>, locale?: Locale): Values<Model<R, O>> | undefined
  /** What it is called: its term, title or name; `undefined` where it has no such field. */
  readonly name: Phrase | undefined
  /** Give the text of a field. */
  text(field: string): string | undefined
  /** Count the links that its lists hold, in all languages. */
  readonly size: number
  /** The ids of all that its fields link to in the page's language, each as often as they do. */
  readonly links: readonly string[]
  /** Find what a link of its rich text leads to; `undefined` where that was not delivered. */
  follow(link: unknown): Entry | Asset | undefined
  /** Name the target of a link, whether the query reached it or not. */
  linkedId(field: string): string | undefined
  /** Whether entries of its type have pages: those that name their address do. */
  readonly isPage: boolean
  /** Where its page lies in a language; `undefined` where it has none. */
  placeIn(locale: Locale): Place | undefined
  /** The link to it in the page's language, or in the base language where the settings say so; `undefined` where nothing may lead to it. */
  readonly link: LinkTarget | undefined
  availabilityIn(locale: Locale): Availability
  /** Tell whether lists and links of a language may show it. */
  isListedIn(locale: Locale): boolean
  /** How much of its page, with the parts it is composed of, is in the page's language; `standIn` is the language of most of the rest. */
  readonly translation: { readonly translation: Translation; readonly standIn?: string }
  /** Its page in every language; where that is not to be had, the listing it belongs to, or else the home page. */
  readonly alternates: readonly Alternate[]
  /** When it or a part of its page changed last: ISO 8601, in UTC. */
  readonly changedAt: string
}

/** The content as one request sees it: bound to a language when it is opened, so that no query can forget it. */
export interface Content {
  readonly locale: Locale
  readonly now: Date
  /** The same for every request until the content changes. */
  readonly version: object
  /** Where drafts are shown: to whom. */
  readonly preview: PreviewSession | undefined
  /** Notes what is read. */
  readonly recorder: Recorder
  /** The same content, for work that others share: what it reads is noted apart. */
  apart(): Content
  /** When entries appear that visitors do not see yet, the soonest first. */
  readonly appearances: readonly Appearance[]
  /** Note that time alone makes the page another from a moment on. */
  changesAt(moment: Date): void
  /** The name of the site in this language. */
  readonly siteName: string
  /** How the space is shown where its content types are not the site's; `undefined` where they are. */
  readonly mapped: MappedSpace | undefined
  /** For shared links to pages without a picture of their own. */
  readonly sharePicture: Asset | undefined
  /** The id of the page that the settings name as home. */
  readonly homeId: string | undefined
  /** The id of the page at a path of slugs in a language. */
  pageAt(path: string, locale: Locale): string | undefined
  /** Where the page of an id lies in a language. */
  pagePlace(id: string, locale: Locale): Place | undefined
  /** The pages above a page, from the topmost down to its parent; the home page is none. Only what cards show of them was read. */
  ancestors(page: Entry): readonly Entry[]
  /** The pages right below a page, as `ancestors` gives them. */
  children(page: Entry): readonly Entry[]
  /** Every entry that matches, in all locales. Throws `DeliveryError`, as do the others that ask. */
  all(query: Query): Promise<Entry[]>
  /** A part of what matches, with the number of all. */
  some(query: Query, skip: number, limit: number): Promise<{ readonly entries: readonly Entry[]; readonly total: number }>
  /** The asset of an id; `undefined` where there is none. */
  asset(id: string): Promise<Asset | undefined>
  /** The ids of the entries that match in a language. */
  ids(locale: Locale, query: Query): Promise<string[]>
  /** All entries of a type that is read with every page (`SiteModel.preloaded`). */
  preloaded(type: string): readonly Entry[]
  /** Tell whether the space has a content type: what it has not is not offered. */
  offers(type: string): boolean
  /** Wait, for a moment at most, until the page's pictures have their placeholders. */
  fillPlaceholders(): Promise<void>
}
