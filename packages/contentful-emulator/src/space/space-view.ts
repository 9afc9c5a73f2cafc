import { Collection } from './collection.ts'
import type { Json } from '../json/json.ts'
import type { Api, ContentType, Resource, Tag } from './resources.ts'
import { projected, projectedContent, type Projection, type Projector } from './projection.ts'
import type { SpaceContent } from './space-content.ts'

/** What one API shows of a space, indexed. */
export interface SpaceView {
  readonly api: Api
  readonly content: SpaceContent
  /** The form in which it shows the entries, where that is another than they are kept in. */
  readonly projection: Projection | undefined
  readonly entries: Collection
  readonly assets: Collection
  readonly contentTypes: Collection
  readonly tags: Collection
  /** The bodies of content types and tags, which are delivered as they are. */
  readonly bodies: ReadonlyMap<string, Json>
}

/** Index what one API shows of a space. */
export function spaceView(content: SpaceContent, api: Api, projector?: Projector): SpaceView {
  const shown = content.versions.flatMap((versions) => versions[api] ?? [])
  return viewOf(content, api, shown, { projection: projector?.(content, shown, api) })
}

interface ViewOptions {
  /** For how many changes in place. */
  readonly room?: number
  readonly projection?: Projection | undefined
}

/** Index resources as the entries and assets of a space. */
export function viewOf(kept: SpaceContent, api: Api, all: readonly Resource[], { room = 0, projection }: ViewOptions = {}): SpaceView {
  const content = projectedContent(projection, kept)
  const shown = all.flatMap((resource) => projected(projection, resource) ?? [])
  const { locales } = content
  const contentTypes = new Map(content.contentTypes[api].map((type) => [type.id, type]))
  const collection = (kind: Resource['kind'], resources: readonly Resource[], more = 0) =>
    new Collection(kind, resources, { contentTypes, locales, room: more })
  const tags = content.tags.filter((tag) => tag.isPublic)
  return {
    api,
    content,
    projection,
    entries: collection(
      'Entry',
      shown.filter(({ kind }) => kind === 'Entry'),
      room,
    ),
    assets: collection(
      'Asset',
      shown.filter(({ kind }) => kind === 'Asset'),
      room,
    ),
    contentTypes: collection(
      'ContentType',
      [...contentTypes.values()].map((type) => named('ContentType', type, type.name, locales.defaultCode)),
    ),
    tags: collection(
      'Tag',
      tags.map((tag) => named('Tag', tag, tag.name, locales.defaultCode)),
    ),
    bodies: new Map([...contentTypes.values(), ...tags].map(({ kind, id, body }) => [bodyKey(kind, id), body])),
  }
}

/** Name a content type or tag in {@link SpaceView.bodies}. */
export function bodyKey(kind: 'ContentType' | 'Tag', id: string): string {
  return `${kind}!${id}`
}

function named(kind: 'ContentType' | 'Tag', { id, sys }: ContentType | Tag, name: string, locale: string): Resource {
  return { kind, id, sys, contentTypeId: undefined, metadata: undefined, fields: { name: { [locale]: name } }, localeStatus: undefined }
}
