import type { redirectModel } from '#app/content/redirects/model.server.ts'
import { words } from 'content-mapping/config/content-config.ts'
import type { ROLE_FIELDS } from 'content-mapping/role-fields.ts'
import type { PageTypesOnServer } from '#app/entries/table.server.ts'
import type { glossaryTermModel } from '#app/rich-text/terms/terms.server.ts'
import type { navigationItemModel } from '#app/sections/action/actions.server.ts'
import type { SectionsOnServer } from '#app/sections/registry.server.ts'
import type { searchTermsModel, siteSettingsModel } from '#app/site-content/settings.server.ts'

type PageModel = PageTypesOnServer[keyof PageTypesOnServer]['model']
type Section = SectionsOnServer[keyof SectionsOnServer]
type PartModel = Extract<Section, { readonly parts: unknown }>['parts'][number]
/** Types that editors name by roles instead. */
type Unnamed = 'genericPage' | 'genericSection'
/** Models that are not parts of pages: settings, navigation, redirects, search terms and glossary. */
type OtherModel = typeof siteSettingsModel | typeof navigationItemModel | typeof redirectModel | typeof searchTermsModel | typeof glossaryTermModel
type SiteTypeModel = PageModel | Section['model'] | PartModel | OtherModel

/** The fields of the site's own page types and sections, by type. */
type SiteRoles = {
  readonly [T in Exclude<SiteTypeModel['type'], Unnamed>]: Extract<SiteTypeModel, { readonly type: T }> extends {
    readonly required: infer R
    readonly optional: infer O
  }
    ? (keyof R | keyof O) & string
    : never
}
/** The roles that every site has. */
type GeneralRoles = { readonly [R in keyof typeof ROLE_FIELDS]: (typeof ROLE_FIELDS)[R][number] }

/** Functions with which `content.config.ts` assigns roles to content types. */
export const { as, generic } = words<SiteRoles & GeneralRoles>()
export { defineContent, ignore } from 'content-mapping/config/content-config.ts'
export { first, join, jsonList, markdown, none, or, plain, sys, template } from 'content-mapping/config/sources.ts'
