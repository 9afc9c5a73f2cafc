import type { Mapping } from './mapping.ts'
import type { OwnField } from './project/own-fields.ts'
import type { SpaceProjection } from './project/projection.ts'
import { GENERIC_PAGE, OWN_TYPE } from './project/roles.ts'
import { slugOf } from './project/slugs.ts'
import type { TypeProjection } from './project/type-projection.ts'

/** What an entry is in a space whose content types are not the site's. */
export interface Origin {
  /** Id of its content type there. */
  readonly type: string
  /** What editors call the type. */
  readonly name: string
  /** Fields that play no role, in the order of the type: they are shown as what they are. */
  readonly fields: readonly OwnField[]
  /** First segment of its address, where its page is made of its fields. */
  readonly segment: string | undefined
  /** Field that it is read by → id of the field in the space that fills it, or the first of several. */
  readonly filledBy: ReadonlyMap<string, string>
}

/** A content type of the space whose entries have pages made of their fields. */
export interface OwnListing {
  /** Id of the content type. */
  readonly type: string
  readonly name: string
  /** First segment of the addresses of its entries, and the address of their list. */
  readonly segment: string
  /** Its entries are parts that no page leads to. */
  readonly isOfOrphans: boolean
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** How a space of other content types is shown. */
export interface MappedSpace {
  /** What the space is called; a file may not tell. */
  readonly name: string | undefined
  /** Somebody has written down what the types mean; what is guessed is kept from search engines. */
  readonly isConfirmed: boolean
  readonly mapping: Mapping
  readonly listings: readonly OwnListing[]
  /** The content types of the site that entries have become. */
  readonly types: ReadonlySet<string>
  /** Type of the site → fields of the space that hold text for people. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly homeId: string | undefined
  /** What an entry of a type of the site is in the space, by the fields that the projection gave it. */
  originOf(siteType: string, fields: Fields): Origin | undefined
}

interface About {
  readonly name: string | undefined
  readonly mapping: Mapping
  readonly homeId: string | undefined
  readonly isConfirmed: boolean
  /** Path segments that are taken. */
  readonly reserved: ReadonlySet<string>
}

const TEXT = new Set(['Symbol', 'Text', 'RichText'])

/** Describe how a projection shows a space. */
export function mappedSpace({ types, orphans }: SpaceProjection, { reserved, ...about }: About): MappedSpace {
  const all = [...types.values()]
  const alone = [...orphans.values()]
  // What is linked nowhere is listed last.
  const listed = [...all.filter(({ siteType }) => siteType === GENERIC_PAGE), ...alone]
  const segments = segmentsOf(listed, reserved)
  const origins = new Map(
    [...all, ...alone].map(({ type: { id, name }, siteType, own, filledBy }) => {
      const segment = siteType === GENERIC_PAGE ? segments.get(id) : undefined
      return [`${siteType} ${id}`, { type: id, name, fields: own, segment, filledBy }]
    }),
  )
  return {
    ...about,
    listings: listed.flatMap(({ type: { id, name } }) => ({ type: id, name, segment: segments.get(id) ?? id, isOfOrphans: orphans.has(id) })),
    types: new Set([...all, ...alone].map(({ siteType }) => siteType)),
    texts: new Map(
      [...Map.groupBy([...all, ...alone], ({ siteType }) => siteType)].map(([siteType, own]) => [
        siteType,
        own.flatMap((each) => each.own.filter(({ type }) => TEXT.has(type)).map(({ field }) => field)),
      ]),
    ),
    originOf: (siteType, fields) => origins.get(`${siteType} ${String(Object.values(fields[OWN_TYPE] ?? {})[0])}`),
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
