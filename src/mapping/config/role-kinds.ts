import type { ROLE_FIELDS } from '../role-fields.ts'

/** Contentful's types that a field of a role can be read of, by the field's name; links and lists with what they hold. */
type FieldKinds = Readonly<Record<string, readonly string[]>>

/** Roles and their fields. */
export type RoleKinds = Readonly<Record<string, FieldKinds>>

/** What a site has that types may be. */
export interface SiteRoles {
  /** Its page types, sections and parts. */
  readonly kinds: RoleKinds
  /** Those whose entries have pages. */
  readonly pageTypes: readonly string[]
}

export const TEXT_KINDS: readonly string[] = ['Symbol', 'Text']
const WRITTEN = ['RichText', 'Text']
const PICTURE = ['Link to Asset']
const ENTRY = ['Link to Entry']
const ENTRIES = ['Array of Link to Entry']

/** The kinds of the fields of the roles that every site has. */
const GENERAL_KINDS: { readonly [R in keyof typeof ROLE_FIELDS]: Readonly<Record<(typeof ROLE_FIELDS)[R][number], readonly string[]>> } = {
  generic: { title: TEXT_KINDS, slug: TEXT_KINDS, summary: TEXT_KINDS, picture: PICTURE, date: ['Date'] },
  section: { title: TEXT_KINDS, summary: TEXT_KINDS, body: WRITTEN, picture: PICTURE },
  part: { title: TEXT_KINDS, summary: TEXT_KINDS, body: WRITTEN, picture: PICTURE },
  picture: { file: PICTURE, title: TEXT_KINDS, caption: TEXT_KINDS },
  link: { label: TEXT_KINDS, target: ENTRY, url: TEXT_KINDS, children: ENTRIES },
  settings: { name: TEXT_KINDS, tagline: TEXT_KINDS, homePage: ENTRY, headerMenu: ENTRIES, footerMenu: ENTRIES, sharePicture: PICTURE },
  seo: { title: TEXT_KINDS, description: TEXT_KINDS, picture: PICTURE, noindex: ['Boolean'] },
  ignore: {},
}

/** Give every role that a type may play on a site. */
export function allRoles({ kinds, pageTypes }: SiteRoles): SiteRoles {
  return { kinds: { ...kinds, ...GENERAL_KINDS }, pageTypes: [...pageTypes, 'generic'] }
}
