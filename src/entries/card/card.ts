import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { ComponentType } from 'react'
import type { PageType } from '#app/config/page-types/table.ts'

/** Data that every card shows: a short form of an entry with a link to its page. `Kind` is the page type. */
export interface CardContent<Kind extends string = string> {
  readonly kind: Kind
  readonly id: string
  /** Absent if the entry has no page, such as a person who is only a byline. */
  readonly link?: LinkTarget
  readonly title: LocalizedText
  /** Name of the title's language, if it is not the page's. */
  readonly standIn?: string
  readonly summary?: LocalizedText
  readonly picture?: Picture
  /** Localized date and time, if the entry has one. */
  readonly when?: string
}

/** Props of a card's view. */
export interface CardProps<C> {
  readonly card: C
  /** @default 3 */
  readonly headingLevel?: 2 | 3 | 4
  /** @default 'medium' */
  readonly size?: 'large' | 'medium' | 'small'
  /** Whether the card's picture is in the first viewport. */
  readonly priority?: boolean
}

/** Views that replace the cards of page types, which `site/cards.tsx` exports as `cards`. */
export type OwnCardViews = { readonly [T in PageType]?: ComponentType<CardProps<CardContent<T>>> }
