import type { Moment } from '#app/content/view/moment.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { FileLink } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { EmbeddedEntry, RichText } from '#app/rich-text/rich-text.ts'
import type { Action } from '../action/action.ts'

/** What the fields of an entry say that play no role for the site. */
export interface OwnContent {
  /** What is said in a line: by the names of the fields. */
  readonly facts: readonly Fact[]
  /** Everything else, in the order of the fields. */
  readonly parts: readonly OwnPart[]
}

export interface Fact {
  readonly id: string
  readonly label: Phrase
  readonly values: readonly FactValue[]
}

export type FactValue =
  | { readonly kind: 'text'; readonly text: Phrase }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'link'; readonly link: Action }

interface Labelled {
  readonly id: string
  /** The name of the field, where the value does not speak for itself or say it already. */
  readonly label?: Phrase
}

export type OwnPart =
  /** `lines`: its line breaks are the editor's. */
  | (Labelled & { readonly kind: 'text'; readonly text: RichText; readonly lines?: true })
  /** Sections of the page; those that are small stand side by side. */
  | (Labelled & { readonly kind: 'sections'; readonly sections: readonly EmbeddedEntry[]; readonly areSmall: boolean })
  | (Labelled & { readonly kind: 'actions'; readonly actions: readonly Action[] })
  | (Labelled & { readonly kind: 'facts'; readonly facts: readonly Fact[] })
  | (Labelled & { readonly kind: 'recording'; readonly medium: 'audio' | 'video'; readonly file: FileLink })
  | (Labelled & { readonly kind: 'location'; readonly location: Coordinates })

/** A point on Earth. */
export interface Coordinates {
  /** Degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
  /** Both, as the language writes numbers. */
  readonly text: string
  /** A map of the place, elsewhere. */
  readonly map: LinkTarget
}
