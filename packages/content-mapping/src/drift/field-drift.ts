import type { FieldRecord } from '../config/space-record.ts'
import type { SpaceField } from '../space-model.ts'
import { RECORD } from './record.ts'

/**
 * Describes the changes of a field since it was recorded, in sentences that name the remedy.
 *
 * `uses` are the role fields that read it. `comparesValidations` is true if both models include validations.
 */
export function fieldDrift(name: string, was: FieldRecord, now: SpaceField, uses: readonly string[], comparesValidations: boolean): string[] {
  const made = uses.length > 0 ? `content.config.ts reads ${uses.join(' and ')} from it: ` : ''
  if (was.type !== now.type) return [`${name} changed from ${was.type} to ${now.type}; ${made}check that the new type fits; ${RECORD}`]
  return [...languageDrift(name, was, now), ...requirementDrift(name, was, now, uses), ...(comparesValidations ? validationDrift(name, was, now) : [])]
}

function languageDrift(name: string, was: FieldRecord, now: SpaceField): string[] {
  if (was.localized === now.localized) return []
  return [
    now.localized
      ? `${name} is localized now: fill it in the other languages, which show that of their fallback until then; ${RECORD}`
      : `${name} is no longer localized: all languages show the value of the default locale; ${RECORD}`,
  ]
}

function requirementDrift(name: string, was: FieldRecord, now: SpaceField, uses: readonly string[]): string[] {
  if (was.required === now.required) return []
  return [
    now.required
      ? `${name} is required now: entries that lack it are shown as before, but cannot be published again until it is filled; ${RECORD}`
      : `${name} is no longer required: ${uses.length > 0 ? `add a second source with or(…) in content.config.ts if ${uses.join(' and ')} must not be empty` : 'pages show nothing if it is empty'}; ${RECORD}`,
  ]
}

function validationDrift(name: string, was: FieldRecord, now: SpaceField): string[] {
  const isUnique = now.unique ?? false
  return [
    ...listDrift(was.accepts, now.accepts, {
      more: (types) => `${name} may link to ${types} now: map it in content.config.ts, unless it is a part; ${RECORD}`,
      fewer: (types) => `${name} may no longer link to ${types}: entries that do cannot be published again; ${RECORD}`,
      freed: `${name} may link to any content type now: entries of unmapped types are shown as parts; ${RECORD}`,
      bound: (types) => `${name} may link to ${types} only now: entries that link to another cannot be published again; ${RECORD}`,
    }),
    ...listDrift(was.values, now.values, {
      more: (values) => `${name} offers ${values} now: check that the mapping in content.config.ts handles that value; ${RECORD}`,
      fewer: (values) => `${name} no longer offers ${values}: entries that hold it cannot be published again; ${RECORD}`,
      freed: `${name} may hold any value now: check that the mapping in content.config.ts handles that; ${RECORD}`,
      bound: (values) => `${name} may hold ${values} only now: entries that hold another cannot be published again; ${RECORD}`,
    }),
    ...((was.unique ?? false) === isUnique
      ? []
      : [
          isUnique
            ? `${name} must be unique now: entries that share a value cannot be published again; ${RECORD}`
            : `${name} need not be unique any more: two entries may have the same address; ${RECORD}`,
        ]),
  ]
}

interface ListWords {
  readonly more: (names: string) => string
  readonly fewer: (names: string) => string
  readonly freed: string
  readonly bound: (names: string) => string
}

/** Compares the values of a validation and describes all differences in one sentence. An empty list allows any value. */
function listDrift(was: readonly string[] = [], now: readonly string[], words: ListWords): string[] {
  const added = now.filter((each) => !was.includes(each))
  const taken = was.filter((each) => !now.includes(each))
  if (added.length === 0 && taken.length === 0) return []
  if (now.length === 0) return [words.freed]
  if (was.length === 0 || (added.length > 0 && taken.length > 0)) return [words.bound(named(now))]
  return [added.length > 0 ? words.more(named(added)) : words.fewer(named(taken))]
}

function named(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ')
}
