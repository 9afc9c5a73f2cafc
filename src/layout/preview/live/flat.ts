import type { Edits, Entity } from '#app/content/preview/edits.ts'

/** Maximum depth of nested values. Editors' data may be cyclic. */
const DEEPEST = 30

/** Returns whether a value is an entry or asset, and not a link. */
export function isEntity(value: unknown): value is Entity {
  return isRecord(value) && isRecord(value['sys']) && typeof value['sys']['id'] === 'string' && value['sys']['type'] !== 'Link' && isRecord(value['fields'])
}

/**
 * Converts entities with resolved, possibly cyclic links to flat entities.
 *
 * In `edited`, links are unresolved. `linked` contains the entities that they resolved to.
 */
export function flat(edited: readonly Entity[]): Omit<Edits, 'locale'> {
  const linked = new Map<string, Entity>()

  function withLinks(value: unknown, depth: number): unknown {
    if (depth > DEEPEST || !isRecord(value)) return Array.isArray(value) ? value.map((each: unknown) => withLinks(each, depth + 1)) : value
    if (!isEntity(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLinks(each, depth + 1)]))
    const { id, type } = value.sys
    if (!linked.has(`${type} ${id}`)) {
      // Registered before it is traversed, because it may link to itself.
      linked.set(`${type} ${id}`, value)
      linked.set(`${type} ${id}`, { sys: value.sys, fields: fieldsOf(value, depth) })
    }
    return { sys: { type: 'Link', linkType: type, id } }
  }

  function fieldsOf({ fields }: Entity, depth: number): Entity['fields'] {
    return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withLinks(value, depth + 1)]))
  }

  const whole = edited.map((entity) => ({ sys: entity.sys, fields: fieldsOf(entity, 0) }))
  return { edited: whole, linked: [...linked.values()] }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
