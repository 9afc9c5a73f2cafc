import type { ContentConfig } from '../config/content-config.ts'
import type { SiteRoles } from '../config/site-roles.ts'
import { fieldsOfSource } from '../project/source-values.ts'
import type { Mapping } from '../mapping.ts'
import type { SpaceType } from '../space-model.ts'
import { fieldDrift } from './field-drift.ts'
import { mappingDrift } from './mapping-drift.ts'
import { lostFields } from './lost-fields.ts'
import { RECORD } from './record.ts'

/** The present model of a space. */
export interface SpaceNow {
  /** Name for messages. */
  readonly name: string
  readonly types: readonly SpaceType[]
  /** Whether validations of single fields are available. The Delivery API returns only those of list items. */
  readonly tellsValidations: boolean
}

/** Differences between a space and its configuration. */
export interface Drift {
  /** Changes that break the configuration or alter its meaning. Each sentence names the remedy. */
  readonly problems: readonly string[]
  /** Additions that break nothing. */
  readonly news: readonly string[]
}

/**
 * Compares `content.config.ts`, the model recorded with it, and the present model of the space.
 *
 * `mapping` is the resolved configuration. Each change is reported once.
 */
export function driftOf(config: ContentConfig, mapping: Mapping, now: SpaceNow, roles: SiteRoles): Drift {
  const types = new Map(now.types.map((type) => [type.id, type]))
  const recorded = config.space.types
  const lost = Object.keys({ ...recorded, ...config.types }).filter((id) => !types.has(id))
  const tells = config.space.tellsValidations && now.tellsValidations
  const changed = now.types.flatMap((type): Drift[] => {
    const before = recorded[type.id]
    if (!before) return []
    const uses = usesOf(config, type.id, roles)
    const { problems, renamed } = lostFields(type, before, uses)
    const fields = type.fields.flatMap((field) => {
      const was = before.fields[field.id]
      return was ? fieldDrift(`${type.id}.${field.id}`, was, field, uses(field.id), tells || field.type.startsWith('Array')) : []
    })
    const added = type.fields.filter(({ id }) => !before.fields[id] && !renamed.has(id))
    return [{ problems: [...problems, ...fields], news: added.map(({ id }) => `${type.id}.${id} is new in ${now.name}; ${RECORD}`) }]
  })
  const added = now.types.filter(({ id }) => !recorded[id] && !config.types[id])
  return {
    problems: [
      ...lost.map((id) => typeLost(id, config, now)),
      ...changed.flatMap(({ problems }) => problems),
      ...now.types.flatMap((type) => mappingDrift(type, config, mapping, roles)),
    ],
    news: [
      ...added.map(({ id }) => `${now.name} has a new content type "${id}": name it in content.config.ts if it is to have pages; ${RECORD}`),
      ...changed.flatMap(({ news }) => news),
    ],
  }
}

function typeLost(id: string, config: ContentConfig, now: SpaceNow): string {
  const role = config.types[id]?.as
  return `${now.name} has no content type "${id}"${role ? `, which content.config.ts maps to "${role}": remove its line, or write its new id` : ' any more'}; ${RECORD}`
}

/** Returns a function that names the role fields with a given source field, also if they take it implicitly: `story.cover`. */
function usesOf({ types }: ContentConfig, type: string, { kinds }: SiteRoles): (field: string) => string[] {
  const written = types[type]
  if (!written) return () => []
  const { as, fields } = written
  return (field) => {
    const isByName = fields[field] === undefined && kinds[as]?.[field] !== undefined
    const named = Object.entries(fields).filter(([, source]) => fieldsOfSource(source).includes(field))
    return [...named.map(([name]) => name), ...(isByName ? [field] : [])].map((name) => `${as}.${name}`)
  }
}
