/** The kinds that a field of a model accepts: Contentful's types, links and lists with what they hold. */
export type Accepted = readonly string[]

/** A field of the site's own model. */
export interface SiteField {
  readonly accepts: Accepted
  /** Without it an entry is left out. */
  readonly isRequired: boolean
}

/** The content types of the site's own model: type → field. */
export type SiteTypes = ReadonlyMap<string, ReadonlyMap<string, SiteField>>

/** Content types that only a mapped space has. */
export const GENERIC_PAGE = 'genericPage'
export const GENERIC_SECTION = 'genericSection'
export const WRAPPED_PICTURE = 'wrappedPicture'
/** The field that holds the id of an entry's content type in the space. */
export const OWN_TYPE = 'ownType'

const TYPE_OF_ROLE: Readonly<Record<string, string>> = {
  generic: GENERIC_PAGE,
  section: GENERIC_SECTION,
  part: GENERIC_SECTION,
  picture: WRAPPED_PICTURE,
  link: 'navigationItem',
  settings: 'siteSettings',
  seo: 'seo',
}

/** Name the content type of the site that entries of a role become; nothing for a role that is shown nowhere. */
export function typeOfRole(role: string): string | undefined {
  return role === 'ignore' ? undefined : (TYPE_OF_ROLE[role] ?? role)
}
