import { deliver, fieldValue, type DeliveryForm } from './delivery-form.ts'
import { type Json, type JsonObject } from '../json/json.ts'
import { linkingFields, visitFieldLinks, visitLinks } from '../space/links.ts'
import { selects, type Selection } from '../query/selection.ts'
import type { ContentType, LinkTarget, Resource } from '../space/resources.ts'

/** Source of linked resources. */
export interface LinkSource {
  readonly contentTypes: ReadonlyMap<string, ContentType>
  readonly find: (target: LinkTarget) => Resource | undefined
}

/**
 * Follows the links of a page of items up to `depth` levels. Returns the `includes` and `errors` of the response.
 *
 * Assets are followed one level further than entries. Each occurrence of a broken link is one error.
 */
export function resolveIncludes(items: readonly Resource[], depth: number, source: LinkSource, form: DeliveryForm, selection: Selection): JsonObject {
  if (depth === 0) return {}
  const seen = new Set(items)
  const missing: LinkTarget[] = []
  const included: Resource[] = []
  let level = items
  for (let distance = 0; distance <= depth && level.length > 0; distance++) {
    const next: Resource[] = []
    const follow = (target: LinkTarget) => {
      if (target.kind === 'Entry' && distance === depth) return
      const resource = source.find(target)
      if (!resource) missing.push(target)
      else if (!seen.has(resource)) {
        seen.add(resource)
        next.push(resource)
      }
    }
    // Included resources are delivered whole. `select` applies to the items only.
    for (const resource of level) visitResourceLinks(resource, source, form, distance === 0 ? selection : undefined, follow)
    included.push(...next)
    level = next
  }
  return {
    ...(missing.length > 0 ? { errors: missing.toSorted(byId).map(notResolvable) } : {}),
    ...(included.length > 0 ? { includes: byKind(included, form) } : {}),
  }
}

function visitResourceLinks(
  resource: Resource,
  source: LinkSource,
  form: DeliveryForm,
  selection: Selection | undefined,
  follow: (target: LinkTarget) => void,
): void {
  const type = resource.contentTypeId === undefined ? undefined : source.contentTypes.get(resource.contentTypeId)
  for (const id of linkingFields(resource, type)) {
    if (selection && !selects(selection, 'fields', id)) continue
    if (form.locale === '*' && resource.texts?.has(id)) {
      visitFieldLinks(resource, id, follow)
      continue
    }
    const value = fieldValue(resource, id, form)
    if (form.locale !== '*') visitLinks(value, follow)
    else for (const inLocale of Object.values(value ?? {})) visitLinks(inLocale, follow)
  }
}

function byKind(included: readonly Resource[], form: DeliveryForm): JsonObject {
  const lists: Record<string, Json> = {}
  for (const kind of ['Entry', 'Asset'] as const) {
    const ofKind = included.filter((resource) => resource.kind === kind).toSorted(byId)
    if (ofKind.length > 0) lists[kind] = ofKind.map((resource) => deliver(resource, form))
  }
  return lists
}

const byId = (a: { readonly id: string }, b: { readonly id: string }) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

function notResolvable({ kind, id }: LinkTarget): JsonObject {
  return { sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType: kind, id } }
}
