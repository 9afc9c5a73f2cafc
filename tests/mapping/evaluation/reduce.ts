import type { SpaceField } from 'content-mapping/space-model.ts'
import type { KnownSpace } from './spaces.ts'

// Spaces with less evidence: without validations, entries or display fields.

function withFields(space: KnownSpace, change: (field: SpaceField) => SpaceField): KnownSpace {
  const types = space.model.types.map((type) => ({ ...type, fields: type.fields.map(change) }))
  return { ...space, model: { ...space.model, types } }
}

/** Removes the content types that links accept. Only values then show the targets of links. */
export function withoutTargets(space: KnownSpace): KnownSpace {
  return withFields(space, (field) => ({ ...field, accepts: [] }))
}

/** Removes choices, uniqueness and editors, which many models lack. */
export function withoutValidations(space: KnownSpace): KnownSpace {
  return withFields(space, (field) => ({ ...field, values: [], unique: undefined, widget: undefined }))
}

/** Removes all entries. */
export function withoutEntries(space: KnownSpace): KnownSpace {
  return { ...space, model: { ...space.model, entries: [] } }
}

/** Keeps the first entry of each content type. */
export function withOneEntryEach(space: KnownSpace): KnownSpace {
  const seen = new Set<string>()
  const entries = space.model.entries.filter(({ type }) => !seen.has(type) && seen.add(type))
  return { ...space, model: { ...space.model, entries } }
}

/** Removes the display fields. */
export function withoutDisplayFields(space: KnownSpace): KnownSpace {
  return { ...space, model: { ...space.model, types: space.model.types.map((type) => ({ ...type, displayField: undefined })) } }
}
