import type { AnchorHTMLAttributes, Ref } from 'react'
import type { LinkTarget } from './place.ts'

/** What a link may carry besides its address. */
export type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { readonly ref?: Ref<HTMLAnchorElement> }

/** A link to a place of the site. */
export interface PlaceLinkProps {
  readonly target: Extract<LinkTarget, { kind: 'place' }>
  /** It leads into another language. */
  readonly isForeign: boolean
  /** Keep the scroll position: the same page in another language. */
  readonly inPlace: boolean
  readonly attributes: LinkAttributes
}
