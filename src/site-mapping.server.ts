import site from '#config'
import { kinds } from './content/reading/model.server.ts'
import { wrappedPictureModel } from './content/media/wrapped-picture.server.ts'
import { spaceMapping } from './mapping/space-mapping.ts'
import type { SiteField, SiteTypes } from './mapping/project/roles.ts'
import { LISTINGS } from './page-types/table.ts'
import { siteModel } from './site-model.server.ts'

/** The content types that entries of a space can become. */
export const siteTypes: SiteTypes = new Map(
  [...siteModel.models, wrappedPictureModel].map(({ type, required, optional }) => [
    type,
    new Map([...fieldsOf(required, true), ...fieldsOf(optional, false)]),
  ]),
)

/** Shows a space of other content types as this site's. */
export const siteMapping = spaceMapping({
  siteTypes,
  configured: undefined,
  reserved: new Set([...LISTINGS, ...site.locales.flatMap(({ prefix, segments }) => [prefix, ...Object.values<string>(segments)])]),
})

function fieldsOf(shape: (typeof siteModel)['models'][number]['required'], isRequired: boolean): (readonly [string, SiteField])[] {
  return Object.entries(shape).map(([name, schema]) => [name, { accepts: kinds.get(schema)?.types ?? [], isRequired }] as const)
}
