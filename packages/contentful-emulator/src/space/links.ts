import { isList, isObject, object, objects, text, type Json, type JsonObject } from '../json/json.ts'
import type { ContentType, LinkTarget, Resource } from './resources.ts'

/** Read a link to an entry or asset of the same space, or nothing when the value is something else. */
export function linkTarget(value: Json | undefined): LinkTarget | undefined {
  const sys = object(object(value)['sys'])
  const id = text(sys['id'])
  const kind = sys['linkType']
  if (sys['type'] !== 'Link' || id === undefined || (kind !== 'Entry' && kind !== 'Asset')) return undefined
  return { kind, id }
}

/** Visit the links of a field value in document order: a link, a list of links, or the targets in a rich text. */
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

/** Visit the links of a field in all its locales, without parsing a value that is kept as text. */
export function visitFieldLinks(resource: Resource, id: string, visit: (target: LinkTarget) => void): void {
  const held = resource.texts?.get(id)
  if (held) for (const target of held.links) visit(target)
  else for (const value of Object.values(resource.fields[id] ?? {})) visitLinks(value, visit)
}

/** Texts are long and their links few, and every answer that holds a text asks for them. */
const targetsOfText = new WeakMap<JsonObject, readonly LinkTarget[]>()

function textTargets(document: JsonObject): readonly LinkTarget[] {
  const known = targetsOfText.get(document) ?? nodeTargets(document)
  targetsOfText.set(document, known)
  return known
}

function nodeTargets(node: JsonObject): LinkTarget[] {
  const own = linkTarget(object(node['data'])['target'])
  return [...(own ? [own] : []), ...objects(node['content']).flatMap(nodeTargets)]
}

/** Name the fields of a resource whose values can link; a JSON field cannot, whatever it looks like. */
export function linkingFields(resource: Resource, contentType: ContentType | undefined): readonly string[] {
  const ids = Object.keys(resource.fields)
  if (resource.kind !== 'Entry') return []
  return contentType ? ids.filter((id) => contentType.fields.get(id)?.type !== 'Object') : ids
}
