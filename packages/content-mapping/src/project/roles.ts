/** The kinds that a field of a model accepts: types of Contentful. Links and lists include their targets. */
export type Accepted = readonly string[]

/** A field of the site's model. */
export interface SiteField {
  readonly accepts: Accepted
  /** Entries without a value are left out. */
  readonly isRequired: boolean
}

/** The content types of the site's model: type → field. */
export type SiteTypes = ReadonlyMap<string, ReadonlyMap<string, SiteField>>

/** Content types that occur only in mapped spaces. */
export const GENERIC_PAGE = 'genericPage'
export const GENERIC_SECTION = 'genericSection'
export const WRAPPED_PICTURE = 'wrappedPicture'
/** Content type of the app Contentful Personalization: a word in a text that differs for each visitor, with a text for all others. */
export const MERGE_TAG = 'nt_mergetag'
/** The field with the id of an entry's content type in the space. */
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

/** Returns the content type of the site for a role, or `undefined` if the role is not shown. */
export function typeOfRole(role: string): string | undefined {
  return role === 'ignore' ? undefined : (TYPE_OF_ROLE[role] ?? role)
}

/** Content types of the site without a page that are no sections, or only together with others. */
const NO_SECTIONS = new Set([
  'siteSettings',
  'navigationItem',
  'seo',
  'redirect',
  'embargo',
  'searchTerms',
  'glossaryTerm',
  'slide',
  'question',
  WRAPPED_PICTURE,
  MERGE_TAG,
])

/** Returns whether entries of a content type of the site are sections of pages. */
export function isOfSections(siteType: string, siteTypes: SiteTypes): boolean {
  return siteTypes.get(siteType)?.has('slug') === false && !NO_SECTIONS.has(siteType)
}
