import type { MappedSpace } from 'content-mapping/mapped-space.ts'
import type { SpaceMedia } from '#app/content/client/content-source.ts'
import type { PageTree } from '#app/content/links/page-tree.server.ts'
import type { LocaleChain } from '#app/content/locales/space-locales.server.ts'
import type { TextFields } from '#app/content/locales/translation.server.ts'
import type { RawAsset, RawEntry } from '#app/content/reading/raw.server.ts'
import type { SiteModel } from '#app/content/site-model.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import type { References } from './references.server.ts'

/** Language of the site that the space supports. */
export interface Language {
  readonly locale: Locale
  /** Contentful locale code. */
  readonly code: string
  readonly chain: LocaleChain
  /** English name of the language. */
  readonly name: string
}

/** Visibility of an entry or asset for visitors. */
type EntryStatus = 'published' | 'scheduled' | 'draft' | 'archived' | 'missing'

/** The whole content of a space, as input for inspectors. Resources that only other sites show are found by id, but not listed. */
export interface CheckedSpace {
  readonly model: SiteModel
  readonly mapped: MappedSpace | undefined
  readonly media: Pick<SpaceMedia, 'mediaUrl' | 'isAsIs'>
  /** Ids of the content types of the space, under their names in the site’s models. */
  readonly types: ReadonlySet<string>
  readonly texts: TextFields
  /** Returns the name of a field in Contentful’s editor, if the content types of the space are the site’s. */
  fieldName(type: string, field: string): string | undefined
  readonly tree: PageTree
  readonly homes: ReadonlySet<string>
  readonly now: Date
  /** Languages of the settings that the space supports. */
  readonly languages: readonly Language[]
  /** Locale that all others fall back to. */
  readonly baseCode: string
  readonly entries: readonly RawEntry[]
  readonly assets: readonly RawAsset[]
  /** Returns whether visitors see the entry in a language, if Contentful publishes each locale on its own. */
  isPublishedIn(entry: RawEntry, language: Language): boolean
  entry(id: string): RawEntry | undefined
  asset(id: string): RawAsset | undefined
  status(id: string): EntryStatus
  /** Time at which a `scheduled` entry becomes visible: ISO 8601, in UTC. */
  appearsAt(id: string): string | undefined
  /** Whether drafts were read as well, so that missing resources do not exist at all. */
  readonly knowsDrafts: boolean
  /** Returns the links and addresses in an entry. */
  references(entry: RawEntry): References
  placeIn(entry: RawEntry, locale: Locale): Place | undefined
}
