import type { Api, ContentType, Resource } from './resources.ts'
import type { SpaceContent } from './space-content.ts'

/** Shows the entries of a space in another form than they are kept in: with other content types and fields. */
export interface Projection {
  readonly contentTypes: readonly ContentType[]
  /** Give an entry in the other form; nothing where it is not shown. The same entry is always given as the same object. */
  entry(resource: Resource): Resource | undefined
}

/** Makes the projection of a space of all that one API shows of it; nothing where it is shown as it is. */
export type Projector = (content: SpaceContent, shown: readonly Resource[], api: Api) => Projection | undefined

/** Put resources into the form of a projection. Assets are shown as they are. */
export function projected<R extends Resource>(projection: Projection | undefined, resource: R): Resource | undefined {
  return projection && resource.kind === 'Entry' ? projection.entry(resource) : resource
}

/** Put the content types of a space into the form of a projection. */
export function projectedContent(projection: Projection | undefined, content: SpaceContent): SpaceContent {
  if (!projection) return content
  const { contentTypes } = projection
  return { ...content, contentTypes: { delivery: contentTypes, preview: contentTypes } }
}
