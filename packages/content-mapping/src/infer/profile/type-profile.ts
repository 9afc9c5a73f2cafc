/**
 * Purposes of content types, finer than roles. A role determines how an entry is projected, and a purpose its position on a page.
 *
 * - pages: `page`, `story`, `event`, `person`, `category`, `product`
 * - links: `button`, `menuItem`, `menu`, `footer`
 * - pictures: `picture`, `logo`
 * - sections and parts: the others
 */
export const PURPOSES = [
  ...(['page', 'story', 'event', 'person', 'category', 'product', 'settings', 'seo', 'ignore', 'button', 'menuItem', 'menu', 'footer'] as const),
  ...(['picture', 'logo', 'hero', 'about', 'features', 'feature', 'team', 'testimonial', 'quote', 'questions', 'question'] as const),
  ...(['callToAction', 'form', 'contact', 'gallery', 'video', 'code', 'statistic', 'price', 'download', 'section', 'part'] as const),
] as const
export type Purpose = (typeof PURPOSES)[number]

/** A field of another content type that links to entries of this type. */
export interface Usage {
  /** Id of the content type with the field. */
  readonly type: string
  readonly field: string
  readonly isList: boolean
  /** Whether the field links to entries of this type only. */
  readonly isOnlyTarget: boolean
}

/** A role that was considered for a content type, with its evidence. */
export interface Candidate {
  readonly role: string
  readonly points: number
  readonly why: readonly string[]
}

/** The place of a content type in its space. */
export interface TypeProfile {
  readonly purpose: Purpose
  /** Number of published entries. */
  readonly count: number
  /** Whether exactly one entry exists and no field links to it: a part of the home page, or of all pages. */
  readonly isSingleton: boolean
  /** Fields that link to entries of this type. Empty if nothing links to it. */
  readonly usage: readonly Usage[]
  /** The considered roles, the best first. */
  readonly candidates: readonly Candidate[]
}
