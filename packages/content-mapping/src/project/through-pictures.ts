import { visitFieldLinks } from 'contentful-emulator/space/links.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import type { Mapping, TypeMapping } from '../mapping.ts'
import type { SpaceField, SpaceType } from '../space-model.ts'

/** Number of entries that determine the targets of a field. */
const ENOUGH = 200

/**
 * Treats links to entries that wrap a picture as links to pictures, which readers resolve.
 *
 * The targets of a field are determined by its entries, since the Delivery API does not return the validations of single links.
 */
export function throughPictures(types: readonly SpaceType[], entries: readonly Resource[], mapping: Mapping): readonly SpaceType[] {
  const isPicture = (type: string | undefined) => type !== undefined && mapping.types[type]?.as === 'picture'
  if (!types.some(({ id }) => isPicture(id))) return types
  const typeOf = new Map(entries.map(({ id, contentTypeId }) => [id, contentTypeId]))
  const ofType = Map.groupBy(entries, ({ contentTypeId }) => contentTypeId)

  function leadsToPictures(type: SpaceType, field: SpaceField): boolean {
    if (!field.type.endsWith('Link to Entry')) return false
    const targets: string[] = []
    for (const entry of (ofType.get(type.id) ?? []).slice(0, ENOUGH)) visitFieldLinks(entry, field.id, ({ id }) => targets.push(id))
    const led = targets.flatMap((id) => typeOf.get(id) ?? [])
    return led.length > 0 ? led.every(isPicture) : field.accepts.length > 0 && field.accepts.every(isPicture)
  }

  return types.map((type) => ({
    ...type,
    fields: type.fields.map((field) => (leadsToPictures(type, field) ? { ...field, type: field.type.replace('Link to Entry', 'Link to Asset') } : field)),
  }))
}

const ALT = /^alt|alt(?:ernative)?_?(?:text|tag)?$/i
const CREDIT = /credits?|copyright|photographer|attribution|fotograf|crédito|credit$/i

/** Completes the mapping of a type that wraps a picture. Finds alternative text and credit by the names of their fields. */
export function withPictureWords({ fields }: SpaceType, mapping: TypeMapping): TypeMapping {
  if (mapping.as !== 'picture') return mapping
  const { caption, ...others } = mapping.fields
  const isAlt = caption !== undefined && 'from' in caption && ALT.test(caption.from)
  const credit = fields.find(({ id, type }) => (type === 'Symbol' || type === 'Text') && CREDIT.test(id))
  const alt = fields.find(({ id, type }) => (type === 'Symbol' || type === 'Text') && ALT.test(id))
  return {
    ...mapping,
    fields: {
      ...(alt && { alt: { from: alt.id } }),
      ...(credit && { credit: { from: credit.id } }),
      ...others,
      ...(caption && (isAlt ? { alt: caption } : { caption })),
    },
  }
}
