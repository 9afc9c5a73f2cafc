import leven from 'leven'
import type { ContentConfig } from '../config/content-config.ts'
import type { SiteRoles } from '../config/site-roles.ts'
import type { Mapping, Source } from '../mapping.ts'
import { conversionOf } from '../project/convert.ts'
import { fieldsOfSource } from '../project/source-values.ts'
import type { SpaceType } from '../space-model.ts'

/**
 * Describes the parts of `content.config.ts` for a type that the space or the site does not support. Each sentence names the remedy.
 *
 * Ignores changes since the space was recorded.
 */
export function mappingDrift(type: SpaceType, { space, types }: ContentConfig, mapping: Mapping, { kinds }: SiteRoles): string[] {
  const written = types[type.id]
  if (!written) return []
  const before = space.types[type.id]?.fields ?? {}
  const has = new Map(type.fields.map((field) => [field.id, field]))
  const named = [...Object.values(written.fields).flatMap(fieldsOfSource), ...(written.hidden ?? [])]
  const unknown = [...new Set(named)].filter((id) => !has.has(id) && !before[id])
  const unfit = Object.entries(mapping.types[type.id]?.fields ?? {}).flatMap(([name, source]) => {
    const wanted = kinds[written.as]?.[name] ?? []
    return fieldSources(source).flatMap(({ from: id, as }) => {
      const field = has.get(id)
      const isNews = before[id] !== undefined && before[id].type !== field?.type
      if (!field || isNews || wanted.length === 0 || conversionOf(field.type, wanted, as)) return []
      return [
        `${written.as}.${name} cannot be read from ${type.id}.${id}, which is ${field.type}: name a field in content.config.ts that is ${wanted.join(' or ')}`,
      ]
    })
  })
  return [...unknown.map((id) => `content.config.ts names ${type.id}.${id}, but there is no such field${meant(id, [...has.keys()])}`), ...unfit]
}

/** Returns the sources of single fields within a source. */
function fieldSources(source: Source): Extract<Source, { from: string }>[] {
  if ('from' in source) return [source]
  if ('any' in source) return source.any.flatMap(fieldSources)
  return 'all' in source ? source.all.flatMap(fieldSources) : []
}

function meant(id: string, ids: readonly string[]): string {
  const [nearest] = ids.toSorted((one, other) => leven(id, one) - leven(id, other))
  return nearest === undefined ? '' : `: did you mean ${nearest}?`
}
