import type { AnchorHTMLAttributes, Ref } from 'react'
import type { LinkTarget } from './place.ts'

/** Attributes of a link besides its address. */
export type LinkAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & { readonly ref?: Ref<HTMLAnchorElement> }

/** A link to a place of the site. */
export interface PlaceLinkProps {
  readonly target: Extract<LinkTarget, { kind: 'place' }>
  /** Whether it links to another language. */
  readonly isForeign: boolean
  /** Whether to preserve the scroll position, for the same page in another language. */
  readonly inPlace: boolean
  readonly attributes: LinkAttributes
}
