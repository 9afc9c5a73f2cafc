import { GENERIC_PAGE, GENERIC_SECTION, typeOfRole, WRAPPED_PICTURE, type Accepted, type SiteTypes } from '../project/roles.ts'
import { ROLE_FIELDS } from '../role-fields.ts'

/** The roles that a site offers to content types. */
export interface SiteRoles {
  /** Role → field → Contentful types that the field can be read from. Links and lists include their targets. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, Accepted>>>>
  /** The roles whose entries have pages. */
  readonly pages: ReadonlySet<string>
}

/** Types of the site that configurations do not name, because roles represent them. */
const UNNAMED = new Set([GENERIC_PAGE, GENERIC_SECTION, WRAPPED_PICTURE])

/** Returns the roles of content types: the site's page types and sections, and the roles of every site. */
export function siteRoles(siteTypes: SiteTypes, pageTypes: Iterable<string>): SiteRoles {
  const own = [...siteTypes].filter(([type]) => !UNNAMED.has(type)).map(([type, fields]) => [type, [...fields.keys()], type] as const)
  const general = Object.entries(ROLE_FIELDS).map(([role, fields]) => [role, fields, typeOfRole(role) ?? ''] as const)
  const kinds = [...own, ...general].map(([role, fields, type]) => {
    const known = fields.map((field) => [field, siteTypes.get(type)?.get(field)?.accepts ?? []] as const)
    return [role, Object.fromEntries(known)] as const
  })
  return { kinds: Object.fromEntries(kinds), pages: new Set([...pageTypes, 'generic']) }
}
