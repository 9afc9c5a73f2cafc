import { kinds, asset, model, localizedText } from '#app/content/reading/model.server.ts'
import { siteRoles } from 'content-mapping/config/site-roles.ts'
import type { SiteField, SiteTypes } from 'content-mapping/project/roles.ts'
import { PAGE_TYPES } from '#app/config/page-types/table.ts'
import { siteModel } from './site-model.server.ts'
import { WRAPPED_PICTURE } from '#app/content/reading/fields.server.ts'
import { mergeTagModel } from '#app/rich-text/build/inline.server.ts'

/** Entry that wraps a picture. Some spaces use such entries to add texts to pictures. */
const wrappedPictureModel = model(WRAPPED_PICTURE, { file: asset }, { title: localizedText, caption: localizedText, credit: localizedText, alt: localizedText })

/** The content types of this site, and the types that only a mapped space has. */
export const siteTypes: SiteTypes = new Map(
  [...siteModel.models, wrappedPictureModel, mergeTagModel].map(({ type, required, optional }) => [
    type,
    new Map([...fieldsOf(required, true), ...fieldsOf(optional, false)]),
  ]),
)

/** Roles that the content types of a space can have on this site. */
export const roles = siteRoles(siteTypes, PAGE_TYPES)

function fieldsOf(shape: (typeof siteModel)['models'][number]['required'], isRequired: boolean): (readonly [string, SiteField])[] {
  return Object.entries(shape).map(([name, schema]) => [name, { accepts: kinds.get(schema)?.types ?? [], isRequired }] as const)
}
