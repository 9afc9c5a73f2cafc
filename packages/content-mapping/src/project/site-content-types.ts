import type { JsonObject } from 'contentful-emulator/json/json.ts'
import { link, type ContentField, type ContentType } from 'contentful-emulator/space/resources.ts'
import { OWN_TYPE, type SiteTypes } from './roles.ts'
import type { TypeProjection } from './type-projection.ts'

interface Where {
  readonly spaceId: string
  readonly environment: string
}

/** Returns the content types of the site in the form of a space, with the fields that the space adds. */
export function siteContentTypes(siteTypes: SiteTypes, projections: readonly TypeProjection[], where: Where): readonly ContentType[] {
  const byType = Map.groupBy(projections, ({ siteType }) => siteType)
  return [...siteTypes].map(([id, siteFields]) => {
    const own = byType.get(id) ?? []
    const isLocalized = (name: string) => own.some(({ fields }) => fields.get(name)?.isLocalized)
    const fields = [
      ...[...siteFields].map(
        ([
          name,
          {
            accepts: [kind = 'Symbol'],
          },
        ]) => fieldOf(name, kind, isLocalized(name)),
      ),
      ...own.flatMap((each) => each.own.map(({ field, type, isMarkdown }) => fieldOf(field, isMarkdown ? 'RichText' : type, isLocalized(field)))),
      fieldOf(OWN_TYPE, 'Symbol', false),
    ]
    return contentType(id, fields, where)
  })
}

function contentType(id: string, fields: readonly ContentField[], { spaceId, environment }: Where): ContentType {
  const sys: JsonObject = { id, type: 'ContentType', space: link('Space', spaceId), environment: link('Environment', environment), revision: 1 }
  const described = fields.map((field) => ({ id: field.id, name: field.id, type: field.type, localized: field.localized, required: false, omitted: false }))
  const body = { sys, name: id, description: '', displayField: null, fields: described }
  return {
    kind: 'ContentType',
    id,
    name: id,
    sys,
    body,
    declared: body,
    fields: new Map(fields.map((field) => [field.id, field])),
  }
}

function fieldOf(id: string, kind: string, localized: boolean): ContentField {
  const isList = kind.startsWith('Array of ')
  const held = isList ? kind.slice('Array of '.length) : kind
  const type = held.startsWith('Link to ') ? 'Link' : held
  return { id, type: isList ? 'Array' : type, localized, omitted: false, itemType: isList ? type : undefined }
}
