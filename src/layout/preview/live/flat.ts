import type { Edits, Entity } from '#app/content/preview/edits.ts'

/** Letters that the links of a link may go down; editors' data may go in circles. */
const DEEPEST = 30

/** Tell whether a value is an entry or asset itself, and no link to it. */
export function isEntity(value: unknown): value is Entity {
  return isRecord(value) && isRecord(value['sys']) && typeof value['sys']['id'] === 'string' && value['sys']['type'] !== 'Link' && isRecord(value['fields'])
}

/**
 * Take apart what the web app has put together: entries whose links are resolved, within each other and in circles.
 *
 * `edited` come back with links as links; what these lead to, where it was resolved, is `linked`.
 */
export function flat(edited: readonly Entity[]): Omit<Edits, 'locale'> {
  const linked = new Map<string, Entity>()

  function withLinks(value: unknown, depth: number): unknown {
    if (depth > DEEPEST || !isRecord(value)) return Array.isArray(value) ? value.map((each: unknown) => withLinks(each, depth + 1)) : value
    if (!isEntity(value)) return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLinks(each, depth + 1)]))
    const { id, type } = value.sys
    if (!linked.has(`${type} ${id}`)) {
      // Named before it is walked: it may lead to itself.
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
