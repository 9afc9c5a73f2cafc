import { memoize } from '../async/memoize.ts'
import { isList, isObject, object, objects, text, type Json, type JsonObject } from '../json/json.ts'
import type { ContentType, LinkTarget, Resource } from './resources.ts'

/** Reads a link to an entry or asset of the same space. Returns `undefined` if the value has another form. */
export function linkTarget(value: Json | undefined): LinkTarget | undefined {
  const sys = object(object(value)['sys'])
  const id = text(sys['id'])
  const kind = sys['linkType']
  if (sys['type'] !== 'Link' || id === undefined || (kind !== 'Entry' && kind !== 'Asset')) return undefined
  return { kind, id }
}

/** Visits the links of a field value in document order: a link, a list of links, or the targets in a rich text. */
export function visitLinks(value: Json | undefined, visit: (target: LinkTarget) => void): void {
  if (isList(value)) {
    for (const item of value) visitLinks(item, visit)
    return
  }
  if (!isObject(value)) return
  const target = linkTarget(value)
  if (target) visit(target)
  else if (value['nodeType'] !== undefined) for (const each of textTargets(value)) visit(each)
}

/** Visits the links of a field in all locales, without parsing a value that is stored as text. */
export function visitFieldLinks(resource: Resource, id: string, visit: (target: LinkTarget) => void): void {
  const held = resource.texts?.get(id)
  if (held) for (const target of held.links) visit(target)
  else for (const value of Object.values(resource.fields[id] ?? {})) visitLinks(value, visit)
}

/** Texts are long and contain few links, and each response with a text needs them. */
const textTargets = memoize(nodeTargets, new WeakMap())

function nodeTargets(node: JsonObject): LinkTarget[] {
  const own = linkTarget(object(node['data'])['target'])
  return [...(own ? [own] : []), ...objects(node['content']).flatMap(nodeTargets)]
}

/** Returns the fields of a resource whose values can link. JSON fields never link, even if their value looks like a link. */
export function linkingFields(resource: Resource, contentType: ContentType | undefined): readonly string[] {
  const ids = Object.keys(resource.fields)
  if (resource.kind !== 'Entry') return []
  return contentType ? ids.filter((id) => contentType.fields.get(id)?.type !== 'Object') : ids
}
