import { placeOfParts, placeOnHome } from './compose/home-order.ts'
import { pluralOf, readerName } from './compose/reader-name.ts'
import type { TypeProfile } from './infer/profile/type-profile.ts'
import type { Mapping } from './mapping.ts'
import type { OwnField } from './project/own-fields.ts'
import type { SpaceProjection } from './project/projection.ts'
import { GENERIC_PAGE, OWN_TYPE } from './project/roles.ts'
import { slugOf } from './project/slugs.ts'
import type { TypeProjection } from './project/type-projection.ts'

/** The original of a projected entry in a mapped space. */
export interface Origin {
  /** Id of its content type in the space. */
  readonly type: string
  /** Name of the type for visitors. */
  readonly name: string
  /** Name of several entries for visitors. */
  readonly plural: string
  /** Unmapped fields, in the order of the type. They are shown as they are. */
  readonly fields: readonly OwnField[]
  /** First path segment, if the entry has a generic page. */
  readonly segment: string | undefined
  /** Field of the site → id of the field in the space that fills it, or the first of several. */
  readonly filledBy: ReadonlyMap<string, string>
  /** Id of a field in the space → its name in the editor. */
  readonly fieldNames: ReadonlyMap<string, string>
  /** Whether the entry has only an internal name, which visitors do not see. */
  readonly isNamedByEditors: boolean
}

/** A content type of the space whose entries have generic pages. */
export interface OwnListing {
  /** Id of the content type. */
  readonly type: string
  /** Name of its entries for visitors. */
  readonly name: string
  /** First path segment of its entries, and path of their list. */
  readonly segment: string
  /** Whether its entries are orphaned parts, which no page links to. */
  readonly isOfOrphans: boolean
  /** Place of the list on a composed home page. Smaller numbers are further up. */
  readonly place: number
}

/** Parts of one type that no page links to. */
export interface LooseParts {
  /** Id of the content type. */
  readonly type: string
  /** Name of its entries for visitors. */
  readonly name: string
  /** Ids of the entries. */
  readonly ids: readonly string[]
  /** Place on a composed home page. Smaller numbers are further up. */
  readonly place: number
}

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A space with a custom model, as the site shows it. */
export interface MappedSpace {
  /** Name of the site, if the space names it. */
  readonly name: string | undefined
  /** Whether a configuration confirms the mapping. An inferred mapping is not indexed by search engines. */
  readonly isConfirmed: boolean
  readonly mapping: Mapping
  /** Content type of the space → its purpose, number of entries, and the fields that link to it. A configuration does not change them. */
  readonly profiles: ReadonlyMap<string, TypeProfile>
  readonly listings: readonly OwnListing[]
  /** Parts that no page links to, in the order of a home page. */
  readonly loose: readonly LooseParts[]
  /** Ids of links that no entry links to, the oldest first. */
  readonly looseLinks: readonly string[]
  /** Path of the page with the unlinked parts, if another page is the home page. A configuration omits it. */
  readonly loosePath: string | undefined
  /** The site's content types that occur after the projection. */
  readonly types: ReadonlySet<string>
  /** Type of the site → fields of the space that contain readable text. */
  readonly texts: ReadonlyMap<string, readonly string[]>
  readonly homeId: string | undefined
  /** Returns the original of an entry, by the fields that the projection added. */
  originOf(siteType: string, fields: Fields): Origin | undefined
}

interface About {
  readonly name: string | undefined
  readonly mapping: Mapping
  readonly profiles: ReadonlyMap<string, TypeProfile>
  /** Content type of the space → id of a field → its inferred meaning. */
  readonly meanings: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Content types of the space whose entries have only an internal name. */
  readonly namedByEditors: ReadonlySet<string>
  readonly homeId: string | undefined
  readonly isConfirmed: boolean
  /** Path segments that other pages use. */
  readonly reserved: ReadonlySet<string>
  /** Whether editors name content types in English, as far as their language is known. */
  readonly isEnglish: boolean
}

const TEXT = new Set(['Symbol', 'Text', 'RichText'])

/** Describes a projected space. */
export function mappedSpace(
  { types, orphans, loose, looseLinks, added = [] }: SpaceProjection,
  { reserved, isEnglish, meanings, namedByEditors, ...about }: About,
): MappedSpace {
  const all = [...types.values()]
  const alone = [...orphans.values()]
  // Orphaned parts are listed last.
  const listed = [...all.filter(({ siteType }) => siteType === GENERIC_PAGE), ...alone]
  const segments = segmentsOf(listed, reserved)
  const several = (name: string) => (isEnglish ? pluralOf(readerName(name)) : readerName(name))
  const origins = new Map(
    [...all, ...alone].map(({ type, siteType, own, filledBy }) => {
      const { id, name } = type
      const segment = siteType === GENERIC_PAGE ? segments.get(id) : undefined
      const fieldNames = new Map(type.fields.map((field) => [field.id, field.name]))
      const fields = own.map((field) => ({ ...field, means: meanings.get(id)?.get(field.id) }))
      const isNamedByEditors = namedByEditors.has(id)
      return [`${siteType} ${id}`, { type: id, name: readerName(name), plural: several(name), fields, segment, filledBy, fieldNames, isNamedByEditors }]
    }),
  )
  return {
    ...about,
    listings: listed.map(({ type: { id, name }, mapping }) => ({
      type: id,
      name: several(name),
      segment: segments.get(id) ?? id,
      isOfOrphans: orphans.has(id),
      place: placeOnHome({ id, name }, about.profiles.get(id)?.purpose, mapping.as),
    })),
    loose: loose
      .map(({ type: { id, name }, role, ids }) => ({
        type: id,
        name: several(name),
        ids,
        place: placeOfParts({ id, name }, ids.length, about.profiles.get(id)?.purpose, role),
      }))
      .toSorted((one, other) => one.place - other.place),
    looseLinks,
    loosePath: loose.length > 0 && !about.isConfirmed ? freeSegment(['more', 'more-content'], new Set([...reserved, ...segments.values()])) : undefined,
    types: new Set([...[...all, ...alone].map(({ siteType }) => siteType), ...added.flatMap(({ contentTypeId }) => contentTypeId ?? [])]),
    texts: new Map(
      [...Map.groupBy([...all, ...alone], ({ siteType }) => siteType)].map(([siteType, own]) => [
        siteType,
        own.flatMap((each) => each.own.filter(({ type }) => TEXT.has(type)).map(({ field }) => field)),
      ]),
    ),
    originOf: (siteType, fields) => origins.get(`${siteType} ${String(Object.values(fields[OWN_TYPE] ?? {})[0])}`),
  }
}

/** Assigns a unique path segment to each listed type. */
function segmentsOf(listed: readonly TypeProjection[], reserved: ReadonlySet<string>): ReadonlyMap<string, string> {
  const taken = new Set(reserved)
  return new Map(
    listed.map(({ type, mapping }) => {
      const wanted = mapping.segment ?? (slugOf(readerName(type.name)) || slugOf(type.id))
      const segment = freeSegment([wanted, `${wanted}-${slugOf(type.id)}`, slugOf(`${wanted} ${type.id} pages`)], taken)
      taken.add(segment)
      return [type.id, segment]
    }),
  )
}

function freeSegment(wanted: readonly [string, ...string[]], taken: ReadonlySet<string>): string {
  return wanted.find((each) => !taken.has(each)) ?? wanted[0]
}
