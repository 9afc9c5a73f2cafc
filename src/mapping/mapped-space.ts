import type { Mapping } from './mapping.ts'
import type { OwnField } from './project/own-fields.ts'
import type { SpaceProjection } from './project/projection.ts'
import { GENERIC_PAGE, OWN_TYPE } from './project/roles.ts'
import { slugOf } from './project/slugs.ts'
import type { TypeProjection } from './project/type-projection.ts'

/** What a type of the space is called, and its fields that play no role. */
interface Origin {
  readonly type: string
  readonly name: string
  readonly fields: readonly OwnField[]
}

/** A type whose entries have pages made of their fields. */
interface Listing {
  readonly type: string
  readonly name: string
  readonly segment: string
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How a space of other content types is shown. */
export interface MappedSpace {
  readonly name: string
  /** Somebody has written down what the types mean. */
  readonly isConfirmed: boolean
  readonly mapping: Mapping
  readonly listings: readonly Listing[]
  /** The content types of the site that entries have become. */
  readonly types: ReadonlySet<string>
  /** Type of the site → fields of the space that hold text for people. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly homeId: string | undefined
  /** What an entry is in the space, by the fields that the projection gave it. */
  originOf(fields: Fields): Origin | undefined
  segmentOf(origin: { readonly type: string }): string | undefined
}

interface About {
  readonly name: string
  readonly mapping: Mapping
  readonly homeId: string | undefined
  readonly isConfirmed: boolean
  /** Path segments that are taken. */
  readonly reserved: ReadonlySet<string>
}

const TEXT = new Set(['Symbol', 'Text', 'RichText'])

/** Describe how a projection shows a space. */
export function mappedSpace({ types }: SpaceProjection, { reserved, ...about }: About): MappedSpace {
  const all = [...types.values()]
  const origins = new Map(all.map(({ type: { id, name }, own }) => [id, { type: id, name, fields: own }]))
  const segments = segmentsOf(
    all.filter(({ siteType }) => siteType === GENERIC_PAGE),
    reserved,
  )
  return {
    ...about,
    listings: [...segments].map(([type, segment]) => ({ type, segment, name: origins.get(type)?.name ?? type })),
    types: new Set(all.map(({ siteType }) => siteType)),
    texts: new Map(
      [...Map.groupBy(all, ({ siteType }) => siteType)].map(([siteType, own]) => [
        siteType,
        own.flatMap((each) => each.own.filter(({ type }) => TEXT.has(type)).map(({ field }) => field)),
      ]),
    ),
    originOf: (fields) => origins.get(String(Object.values(fields[OWN_TYPE] ?? {})[0])),
    segmentOf: ({ type }) => segments.get(type),
  }
}

/** Give every listed type a path segment of its own. */
function segmentsOf(listed: readonly TypeProjection[], reserved: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set(reserved)
  return new Map(
    listed.map(({ type, mapping }) => {
      const wanted = mapping.segment ?? (slugOf(type.name) || slugOf(type.id))
      const segment = [wanted, `${wanted}-${slugOf(type.id)}`, slugOf(`${wanted} ${type.id} pages`)].find((each) => !taken.has(each)) ?? wanted
      taken.add(segment)
      return [type.id, segment]
    }),
  )
}
