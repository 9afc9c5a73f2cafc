import type { Moment, LocalizedText } from '#app/content/view/localized-text.ts'
import type { FileLink } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { EmbeddedEntry, RichText } from '#app/rich-text/rich-text.ts'
import type { Action } from '../action/Actions.tsx'

/** Content of an entry's unmapped fields. */
export interface UnmappedContent {
  /** Short values with the names of their fields. */
  readonly facts: readonly Fact[]
  /** All other values, in the order of the fields. */
  readonly parts: readonly UnmappedPart[]
}

export interface Fact {
  readonly id: string
  readonly label: LocalizedText
  readonly values: readonly FactValue[]
}

export type FactValue =
  | { readonly kind: 'text'; readonly text: LocalizedText }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'link'; readonly link: Action }

interface Labelled {
  readonly id: string
  /** Name of the field, unless the value is self-explanatory. */
  readonly label?: LocalizedText
}

export type UnmappedPart =
  /** `lines`: its line breaks come from the editor. */
  | (Labelled & { readonly kind: 'text'; readonly text: RichText; readonly lines?: true })
  /** Sections of the page. Small ones are side by side. */
  | (Labelled & { readonly kind: 'sections'; readonly sections: readonly EmbeddedEntry[]; readonly areSmall: boolean })
  | (Labelled & { readonly kind: 'actions'; readonly actions: readonly Action[] })
  | (Labelled & { readonly kind: 'facts'; readonly facts: readonly Fact[] })
  | (Labelled & { readonly kind: 'recording'; readonly medium: 'audio' | 'video'; readonly file: FileLink })
  | (Labelled & { readonly kind: 'location'; readonly location: Coordinates })

/** Geographic coordinates. */
export interface Coordinates {
  /** Degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
  /** Latitude and longitude, localized. */
  readonly text: string
  /** External map of the location. */
  readonly map: LinkTarget
}
