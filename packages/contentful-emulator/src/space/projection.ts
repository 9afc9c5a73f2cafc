import type { Api, ContentType, Resource } from './resources.ts'
import type { SpaceContent } from './space-content.ts'

/** Converts the entries of a space to another form, with other content types and fields. */
export interface Projection {
  readonly contentTypes: readonly ContentType[]
  /** Returns a converted entry, or `undefined` if the entry is not shown. The same entry always yields the same object. */
  entry(resource: Resource): Resource | undefined
  /** Entries that the projection adds to those of the space. */
  readonly added?: readonly Resource[]
  /** Returns whether a changed entry requires a new projection, because other entries would be added. */
  isOutdatedBy?(resource: Resource): boolean
}

/** Creates the projection of a space from all content that one API shows. Returns `undefined` if the content needs no conversion. */
export type Projector = (content: SpaceContent, shown: readonly Resource[], api: Api) => Projection | undefined

/** Converts a resource by a projection. Assets remain unchanged. */
export function projected<R extends Resource>(projection: Projection | undefined, resource: R): Resource | undefined {
  return projection && resource.kind === 'Entry' ? projection.entry(resource) : resource
}

/** Converts the content types of a space by a projection. */
export function projectedContent(projection: Projection | undefined, content: SpaceContent): SpaceContent {
  if (!projection) return content
  const { contentTypes } = projection
  return { ...content, contentTypes: { delivery: contentTypes, preview: contentTypes } }
}
