import type { Mapping } from '../mapping.ts'
import type { SpaceModel } from '../space-model.ts'
import { pluralOf, readerName } from './reader-name.ts'

/** Roles whose entries form a collection with a list, and their weights: stories name a site better than other entries. */
const COLLECTED = new Map([
  ['story', 2],
  ['event', 1],
  ['generic', 1],
])
const POST = /\bposts?$/i

/** Returns the name of the largest collection of a space, such as `Recipes` or `Blog`. Returns `undefined` if it has none. */
export function collectionName({ types, entries, locales }: SpaceModel, mapping: Mapping): string | undefined {
  const isEnglish = /^en\b/i.test(locales.find(({ isDefault }) => isDefault)?.code ?? 'en')
  const [largest] = types
    .map(({ id, name }) => ({
      name: readerName(name).replace(/ items?$/i, ''),
      weight: (COLLECTED.get(mapping.types[id]?.as ?? '') ?? 0) * entries.filter(({ type }) => type === id).length,
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  if (!largest) return undefined
  if (POST.test(largest.name) || /^blog\b/i.test(largest.name)) return 'Blog'
  return isEnglish ? pluralOf(largest.name) : largest.name
}
