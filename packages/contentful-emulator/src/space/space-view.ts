import { Collection } from './collection.ts'
import type { Json } from '../json/json.ts'
import { resourceKey, type Api, type ContentType, type Resource, type Tag } from './resources.ts'
import { projected, projectedContent, type Projection, type Projector } from './projection.ts'
import type { SpaceContent } from './space-content.ts'

/** The indexed content of a space as one API shows it. */
export interface SpaceView {
  readonly api: Api
  readonly content: SpaceContent
  /** The form of the entries, if it differs from the stored one. */
  readonly projection: Projection | undefined
  readonly entries: Collection
  readonly assets: Collection
  readonly contentTypes: Collection
  readonly tags: Collection
  /** The bodies of content types and tags, which are delivered unchanged. */
  readonly bodies: ReadonlyMap<string, Json>
}

/** Indexes the content of a space that one API shows. */
export function spaceView(content: SpaceContent, api: Api, projector?: Projector): SpaceView {
  const shown = content.versions.flatMap((versions) => versions[api] ?? [])
  return viewOf(content, api, shown, { projection: projector?.(content, shown, api) })
}

interface ViewOptions {
  /** How many changes can be applied in place. */
  readonly room?: number
  readonly projection?: Projection | undefined
}

/** Indexes resources as the entries and assets of a space. */
export function viewOf(kept: SpaceContent, api: Api, all: readonly Resource[], { room = 0, projection }: ViewOptions = {}): SpaceView {
  const content = projectedContent(projection, kept)
  const shown = [...all.flatMap((resource) => projected(projection, resource) ?? []), ...(projection?.added ?? [])]
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
    bodies: new Map([...contentTypes.values(), ...tags].map((each) => [resourceKey(each), each.body])),
  }
}

function named(kind: 'ContentType' | 'Tag', { id, sys }: ContentType | Tag, name: string, locale: string): Resource {
  return { kind, id, sys, contentTypeId: undefined, metadata: undefined, fields: { name: { [locale]: name } }, localeStatus: undefined }
}
