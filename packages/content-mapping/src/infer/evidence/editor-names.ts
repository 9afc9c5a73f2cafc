import type { SpaceEntry, SpaceModel, SpaceType } from '../../space-model.ts'
import { withoutAccents, wordsOf } from '../names/words.ts'
import { linksWithin } from './links-within.ts'
import { valueOf } from './sample.ts'
import { INTERNAL } from './values.ts'

/** Minimum sum of the shares of all types: three types whose names are all for editors. */
const FEW = 3
/** Minimum mean share. */
const SHARE = 0.6
/** Minimum share of names of pictures without any other text. */
const OF_PICTURES = 0.3
/** Shortest word or name that counts as a mention, in characters. */
const SHORTEST = 4

/**
 * Returns the content types whose display field names the page or the part to which an entry belongs. Such names mention the content type
 * (`About hero`), an entry that holds this one (`About - values`), or repeat another line of the entry. The fields of one id are judged
 * together, but types whose display field is their only line of text are judged by their own values.
 */
export function namesForEditors({ types, entries }: SpaceModel, samples: ReadonlyMap<string, readonly SpaceEntry[]>, locale: string): ReadonlySet<string> {
  const typesById = new Map(types.map((type) => [type.id, type]))
  const nameOf = (entry: SpaceEntry) => plain(valueOf(entry, typesById.get(entry.type)?.displayField ?? '', locale))
  const holders = holdersOf(entries, nameOf, locale)
  const byDisplay = Map.groupBy(
    types.filter(({ displayField, fields }) => fields.some(({ id, type }) => id === displayField && type === 'Symbol')),
    ({ displayField }) => displayField ?? '',
  )
  const found = [...byDisplay].filter(([, named]) => {
    const shares = named.flatMap((type) => shareOf(type, samples.get(type.id) ?? [], holders, locale))
    return shares.reduce((sum, each) => sum + each, 0) >= Math.max(FEW, shares.length * SHARE)
  })
  const isMeant = (type: SpaceType) => linesBeside(type).length > 0 || (mentions(type, samples.get(type.id) ?? [], holders, locale) ?? 1) >= SHARE
  const pictures = types.filter((type) => isBarePicture(type) && (mentions(type, samples.get(type.id) ?? [], holders, locale) ?? 0) >= OF_PICTURES)
  return new Set([...found.flatMap(([, named]) => named.filter(isMeant)), ...pictures].map(({ id }) => id))
}

/** Returns whether entries consist of a picture and a name, such as `Harbour image 1`. */
function isBarePicture({ displayField, fields }: SpaceType): boolean {
  return fields.length === 2 && fields.some(({ type }) => type === 'Link to Asset') && fields.some(({ id, type }) => id === displayField && type === 'Symbol')
}

/** Returns the names of the entries that hold an entry, by its id. */
function holdersOf(entries: readonly SpaceEntry[], nameOf: (entry: SpaceEntry) => string, locale: string): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>()
  for (const entry of entries) {
    const name = nameOf(entry)
    if (name.length < SHORTEST) continue
    for (const field of Object.keys(entry.fields))
      for (const id of linksWithin(valueOf(entry, field, locale)).parts) names.set(id, [...(names.get(id) ?? []), name])
  }
  return names
}

/** Returns the lines of text beside the display field. */
function linesBeside({ displayField, fields }: SpaceType): SpaceType['fields'] {
  return fields.filter((field) => field.type === 'Symbol' && field.id !== displayField && field.values.length === 0)
}

/** Returns the share of entries whose name is for editors. Returns nothing for types whose display field is their only line of text. */
function shareOf(type: SpaceType, entries: readonly SpaceEntry[], holders: ReadonlyMap<string, readonly string[]>, locale: string): readonly number[] {
  const share = linesBeside(type).length === 0 ? undefined : mentions(type, entries, holders, locale)
  return share === undefined ? [] : [share]
}

function mentions(type: SpaceType, entries: readonly SpaceEntry[], holders: ReadonlyMap<string, readonly string[]>, locale: string): number | undefined {
  const { id, name, displayField } = type
  const lines = linesBeside(type)
  const words = [...wordsOf(id), ...wordsOf(name)].filter((word) => word.length >= SHORTEST)
  const judged = entries.flatMap((entry) => {
    const own = valueOf(entry, displayField ?? '', locale)
    if (typeof own !== 'string' || own === '') return []
    const text = plain(own)
    const isMention =
      INTERNAL.test(own) ||
      (lines.length > 0 && words.some((word) => text.includes(word))) ||
      (holders.get(entry.id) ?? []).some((holder) => text.includes(holder))
    return [isMention || lines.some((line) => repeats(own, valueOf(entry, line.id, locale)))]
  })
  return judged.length === 0 ? undefined : judged.filter(Boolean).length / judged.length
}

function repeats(own: string, line: unknown): boolean {
  return typeof line === 'string' && line.length >= SHORTEST && own.trim().startsWith(line.trim())
}

function plain(value: unknown): string {
  return typeof value === 'string' ? withoutAccents(value).trim().toLowerCase() : ''
}
