import type { Projector } from '#app/content-service/space/projection.ts'
import type { MappedContent, Origin } from '../content.ts'

/** How a space is shown whose content types are not the site's. */
export interface MappedSpace extends MappedContent {
  /** Name of the space. */
  readonly name: string
  /** The content types of the site that entries of the space have become. */
  readonly types: ReadonlySet<string>
  /** Which fields of a type of the site hold text for people, besides those of its model. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  /** The entry whose page is the home page, where one could be told. */
  readonly homeId: string | undefined
  /** What an entry is in the space, by the fields that the projector gave it; nothing for one that is the site's own. */
  originOf(fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Origin | undefined
  /** The first segment of the address of entries whose pages are made of their fields; nothing for others. */
  segmentOf(origin: Origin): string | undefined
}

/** Shows spaces of other content types as the site's own. */
export interface SpaceMapping {
  readonly projector: Projector
  /** What the projector made of the space last; nothing where the space is the site's own, or was not read yet. */
  mapped(): MappedSpace | undefined
}
