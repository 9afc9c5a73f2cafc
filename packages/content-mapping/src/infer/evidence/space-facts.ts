import type { SpaceEntry, SpaceField, SpaceModel, SpaceType } from '../../space-model.ts'
import { languagesOf, type Languages } from '../names/languages.ts'
import { nameForEditors } from '../names/convention.ts'
import { familyNames } from '../names/family.ts'
import { wordsOf } from '../names/words.ts'
import { derivedField } from './derived.ts'
import { namesForEditors } from './editor-names.ts'
import { fieldFacts, type FieldFacts } from './field-facts.ts'
import { parentField } from './kin.ts'
import { linksWithin } from './links-within.ts'
import { spanOf } from './span.ts'
import { sampleByType, valueOf } from './sample.ts'
import type { TypeFacts } from './type-facts.ts'
import { factsOfValues } from './values.ts'

/** Evidence of the meanings of a space. */
export interface SpaceFacts {
  readonly types: ReadonlyMap<string, TypeFacts>
  readonly samples: ReadonlyMap<string, readonly SpaceEntry[]>
  /** The locale whose values are examined first. */
  readonly locale: string
}

/** Returns whether an app for personalization added this field. */
export function isPlumbing({ id }: SpaceField): boolean {
  return id.startsWith('nt_')
}

/** Returns whether the id of a field begins with the id of a list of entries or assets. */
function isOfList({ id }: SpaceField, { fields }: SpaceType): boolean {
  const words = wordsOf(id)
  return fields.some(
    (other) => other.type.startsWith('Array of Link') && other.id !== id && words.length > 1 && wordsOf(other.id).join(' ') === words.slice(0, -1).join(' '),
  )
}

/** Collects the evidence of a space: all types, and a sample of entries of each. */
export function lookAt(space: SpaceModel): SpaceFacts {
  const samples = sampleByType(space.entries)
  const byId = new Map(space.entries.map((entry) => [entry.id, entry]))
  const counts = new Map<string, number>()
  for (const { type } of space.entries) counts.set(type, (counts.get(type) ?? 0) + 1)
  const names = familyNames(space.types.map(({ id }) => id))
  const locale = space.locales.find(({ isDefault }) => isDefault)?.code ?? ''
  const known = new Set(space.types.map(({ id }) => id))

  const typesOf = (ids: readonly string[]) => ids.map((id) => byId.get(id)?.type).filter((id) => id !== undefined)
  const fieldsOf = (type: SpaceType, convention: string | undefined, languages: Languages): FieldFacts[] => {
    const valuesOf = new Map(type.fields.map(({ id }) => [id, (samples.get(type.id) ?? []).map((entry) => valueOf(entry, id, locale))]))
    const derived = derivedField(type.fields, valuesOf)
    const span = spanOf(type.fields, valuesOf)
    const parent = parentField(type, samples.get(type.id) ?? [], byId, locale)
    return type.fields
      .filter((field) => !isPlumbing(field) && !languages.others.has(field.id))
      .map((field) => {
        const values = valuesOf.get(field.id) ?? []
        const links = values.map(linksWithin)
        const accepted = field.accepts.filter((id) => known.has(id))
        // A rich text whose validations name some embedded types may embed others at other levels.
        const isTold = accepted.length > 0 && field.type !== 'RichText'
        const held = new Set(typesOf(links.flatMap(({ parts }) => parts)))
        const targets = new Set([...accepted, ...(isTold ? [] : held)])
        const places = new Set(typesOf(links.flatMap((link) => link.places)))
        const isDisplay = field.id === type.displayField
        const ownWords = languages.own.get(field.id)
        const marks = {
          isDisplay,
          isConvention: field.id === convention,
          isForEditors: isDisplay && forEditors.has(type.id),
          isDerived: field.id === derived?.field,
          isSource: field.id === derived?.source,
          isOfField: isOfList(field, type),
          isParent: field.id === parent,
          isStart: field.id === span?.start,
          isEnd: field.id === span?.end,
        }
        return fieldFacts(
          ownWords ? { ...field, name: ownWords.join(' ') } : field,
          ownWords ?? wordsOf(field.id),
          wordsOf(type.id),
          factsOfValues(values),
          { targets, held, places },
          marks,
        )
      })
  }
  const convention = nameForEditors(space.types)
  const forEditors = namesForEditors(space, samples, locale)
  const types = space.types.map((type): TypeFacts => {
    const languages = languagesOf(type.fields, locale)
    const { own, family } = names.get(type.id) ?? { own: [], family: [] }
    return {
      id: type.id,
      type,
      words: own,
      family,
      names: wordsOf(type.name),
      fields: fieldsOf(type, convention, languages),
      otherLanguages: languages.others,
      count: counts.get(type.id) ?? 0,
    }
  })
  return { types: new Map(types.map((type) => [type.id, type])), samples, locale }
}
