import { wordsOf } from 'content-mapping/infer/names/words.ts'
import type { SpaceField, SpaceType } from 'content-mapping/space-model.ts'
import type { Expectation } from '../infer/score.ts'
import type { KnownSpace } from './spaces.ts'

/** New ids and names of content types and fields. */
interface Names {
  readonly type: (type: SpaceType, index: number) => Named
  readonly field: (field: SpaceField, index: number) => Named
}
interface Named {
  readonly id: string
  readonly name: string
}

/** Returns the same space with other names. The expectation is renamed with it. */
function renamed(space: KnownSpace, { type: nameType, field: nameField }: Names): KnownSpace {
  const { model, expected } = space
  const types = new Map(model.types.map((type, index) => [type.id, { ...nameType(type, index), type }]))
  const fields = new Map(model.types.map((type) => [type.id, unique(type.fields.map((field, index) => [field.id, nameField(field, index)]))]))
  const typeId = (id: string) => types.get(id)?.id ?? id
  const fieldId = (type: string, id: string) => fields.get(type)?.get(id)?.id ?? id
  return {
    ...space,
    model: {
      ...model,
      types: model.types.map((type) => ({
        ...type,
        id: typeId(type.id),
        name: types.get(type.id)?.name ?? type.name,
        displayField: type.displayField === undefined ? undefined : fieldId(type.id, type.displayField),
        fields: type.fields.map((field) => ({
          ...field,
          id: fieldId(type.id, field.id),
          name: fields.get(type.id)?.get(field.id)?.name ?? field.name,
          accepts: field.accepts.map(typeId),
        })),
      })),
      entries: model.entries.map((entry) => ({
        ...entry,
        type: typeId(entry.type),
        fields: Object.fromEntries(Object.entries(entry.fields).map(([id, value]) => [fieldId(entry.type, id), value])),
      })),
    },
    expected: Object.fromEntries(
      Object.entries(expected).map(([type, { role, fields: meanings }]): [string, Expectation[string]] => [
        typeId(type),
        { role, fields: Object.fromEntries(Object.entries(meanings).map(([meaning, right]) => [meaning, right.map((id) => fieldId(type, id))])) },
      ]),
    ),
  }
}

/** If two fields would have the same id, the second one gets a number. */
function unique(pairs: readonly (readonly [string, Named])[]): ReadonlyMap<string, Named> {
  const taken = new Set<string>()
  return new Map(
    pairs.map(([old, { id, name }], index) => {
      const own = taken.has(id) ? `${id}${index + 1}` : id
      taken.add(own)
      return [old, { id: own, name }]
    }),
  )
}

function camel(words: readonly string[]): string {
  return words.map((word, at) => (at === 0 ? word : `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)).join('')
}

const letter = (index: number) => `${String.fromCodePoint(65 + (index % 26))}${index >= 26 ? Math.floor(index / 26) : ''}`

/** Names without any meaning: `typeA`, `fieldB`. */
export function nonsense(space: KnownSpace): KnownSpace {
  return renamed(space, {
    type: (_, index) => ({ id: `type${letter(index)}`, name: `Type ${letter(index)}` }),
    field: (_, index) => ({ id: `field${letter(index)}`, name: `Field ${letter(index)}` }),
  })
}

/** Field names without any meaning, in types that keep their names. */
export function nonsenseFields(space: KnownSpace): KnownSpace {
  return renamed(space, { type: ({ id, name }) => ({ id, name }), field: (_, index) => ({ id: `field${letter(index)}`, name: `Field ${letter(index)}` }) })
}

/** Type names without any meaning, with fields that keep their names. */
export function nonsenseTypes(space: KnownSpace): KnownSpace {
  return renamed(space, { type: (_, index) => ({ id: `type${letter(index)}`, name: `Type ${letter(index)}` }), field: ({ id, name }) => ({ id, name }) })
}

/** Words of ids → other words. */
export type Dictionary = Readonly<Record<string, string>>

/** Replaces the words of ids and names by those of a dictionary. */
export function translated(space: KnownSpace, dictionary: Dictionary): KnownSpace {
  const other = ({ id }: { readonly id: string }) => {
    const own = wordsOf(id).map((word) => dictionary[word] ?? word)
    return own.length === 0 ? { id, name: id } : { id: camel(own), name: own.join(' ') }
  }
  return distinct(space, renamed(space, { type: other, field: other }))
}

/** Keeps a space unchanged if two of its types would have the same id. */
function distinct(space: KnownSpace, changed: KnownSpace): KnownSpace {
  return new Set(changed.model.types.map(({ id }) => id)).size === space.model.types.length ? changed : space
}

/** Ids without meaning, and names of fields in another script, because ids are ASCII. */
export function namedInJapanese(space: KnownSpace, dictionary: Dictionary): KnownSpace {
  const name = ({ id }: { readonly id: string }) =>
    wordsOf(id)
      .map((word) => dictionary[word] ?? '')
      .join('')
  return renamed(space, {
    type: (type, index) => ({ id: `type${letter(index)}`, name: name(type) || type.name }),
    field: (field, index) => ({ id: `field${letter(index)}`, name: name(field) || field.name }),
  })
}

/** Adds a prefix to the id of each content type: `c_hero`. */
export function prefixed(space: KnownSpace, prefix: string): KnownSpace {
  return renamed(space, {
    type: ({ id, name }) => ({ id: `${prefix}${id}`, name }),
    field: ({ id, name }) => ({ id, name }),
  })
}

/** Replaces each word that only this space uses by a word without meaning, in its ids and names. */
export function masked(space: KnownSpace, others: readonly KnownSpace[]): KnownSpace {
  const known = new Set(others.filter(({ family }) => family !== space.family).flatMap(wordsOfSpace))
  const mask = (name: string) => {
    const own = wordsOf(name).map((word) => (known.has(word) || /^\d+$/.test(word) ? word : `zq${letter(word.length).toLowerCase()}`))
    return own.length === 0 ? name : camel(own)
  }
  const other = ({ id, name }: Named) => ({ id: mask(id), name: mask(name) })
  return distinct(space, renamed(space, { type: ({ id, name }, index) => ({ ...other({ id, name }), id: `${mask(id)}${index + 1}` }), field: other }))
}

/** Returns the words of the ids and names of a space. */
export function wordsOfSpace({ model }: KnownSpace): string[] {
  return model.types.flatMap(({ id, name, fields }) => [id, name, ...fields.flatMap((field) => [field.id, field.name])].flatMap(wordsOf))
}
