import { visitFieldLinks } from 'contentful-emulator/space/links.ts'
import type { Resource } from 'contentful-emulator/space/resources.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceField, SpaceType } from '../space-model.ts'

/** So many entries of a type tell what a field of it leads to. */
const ENOUGH = 200

/**
 * Take links to entries that stand for a picture for links to pictures: whoever reads them looks through.
 *
 * What a field leads to is told by its entries, since an API tells of single links no content types.
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
