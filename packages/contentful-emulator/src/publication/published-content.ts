import { isObject, number, text, type Json, type JsonObject } from '../json/json.ts'
import { localeStatus } from './publication.ts'
import { resourceKey, type Resource } from '../space/resources.ts'
import type { SpaceContent } from '../space/space-content.ts'

/** Published content by resource, with the version that was published. */
type PublishedContent = ReadonlyMap<string, { readonly publishedVersion: number | undefined; readonly resource: Resource }>

/** Returns the content that the Delivery API shows. */
export function publishedContent({ versions }: SpaceContent): PublishedContent {
  return new Map(versions.flatMap((it) => (it.delivery ? [[resourceKey(it), { publishedVersion: it.publishedVersion, resource: it.delivery }] as const] : [])))
}

/**
 * Restores the published content of resources that were edited after publishing. A file of the Management API contains only their drafts,
 * but earlier content may include their published state.
 */
export function keepPublished(seen: PublishedContent, content: SpaceContent): SpaceContent {
  const versions = content.versions.map((it) => {
    const known = it.changed ? seen.get(resourceKey(it)) : undefined
    return known && known.publishedVersion === it.publishedVersion ? Object.assign({}, it, { delivery: known.resource }) : it
  })
  return { ...content, versions }
}

/** Joins a file of drafts with a file of published content of the same space. */
export function joinPublished(drafts: SpaceContent, published: SpaceContent): SpaceContent {
  const seen = publishedContent(published)
  const own = new Set(drafts.versions.map(resourceKey))
  const versions = drafts.versions.map((it) => Object.assign({}, it, { delivery: seen.get(resourceKey(it))?.resource }))
  const others = published.versions.filter((it) => !own.has(resourceKey(it))).map((it) => Object.assign({}, it, { preview: undefined }))
  return { ...drafts, versions: [...versions, ...others] }
}

/** Serializes the published content of resources that were edited later, because no file contains it. */
export function savePublished({ versions }: SpaceContent): JsonObject {
  const edited = versions.filter((it) => it.changed && it.delivery)
  return Object.fromEntries(edited.map((it) => [resourceKey(it), { publishedVersion: it.publishedVersion, ...(it.delivery && savedResource(it.delivery)) }]))
}

function savedResource({ localeStatus: statuses, texts: _texts, ...resource }: Resource): JsonObject {
  return { ...resource, fieldStatus: statuses && { '*': Object.fromEntries(statuses) } }
}

/** Reads the output of {@link savePublished}. Skips damaged parts. */
export function loadPublished(saved: Json | undefined): PublishedContent {
  const content = new Map<string, { publishedVersion: number | undefined; resource: Resource }>()
  for (const [key, kept] of Object.entries(isObject(saved) ? saved : {})) {
    const resource = isObject(kept) ? readResource(kept) : undefined
    if (isObject(kept) && resource) content.set(key, { publishedVersion: number(kept['publishedVersion']), resource })
  }
  return content
}

function readResource(kept: JsonObject): Resource | undefined {
  const { kind, sys, metadata, fields } = kept
  const id = text(kept['id'])
  if ((kind !== 'Entry' && kind !== 'Asset') || id === undefined || !isObject(sys) || !isObject(fields)) return undefined
  const byLocale = Object.entries(fields).flatMap(([field, values]) => (isObject(values) ? [[field, values] as const] : []))
  return {
    kind,
    id,
    sys,
    contentTypeId: text(kept['contentTypeId']),
    metadata: isObject(metadata) ? metadata : undefined,
    fields: Object.fromEntries(byLocale),
    localeStatus: localeStatus(kept),
  }
}
