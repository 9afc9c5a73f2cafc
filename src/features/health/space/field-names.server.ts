import type { Origin } from 'content-mapping/mapped-space.ts'
import { fieldsOfSource } from 'content-mapping/project/source-values.ts'
import type { RawEntry } from '#app/content/reading/raw.server.ts'
import type { CheckedSpace } from './checked-space.ts'

/** Returns the id of a field in the space, which may differ from the name in the site’s models. */
export function fieldOfSpace(field: string, origin: Origin | undefined, { mapped }: Pick<CheckedSpace, 'mapped'>): string | undefined {
  const own = origin?.fields.find((each) => each.field === field)
  const id = own?.id ?? origin?.filledBy.get(field)
  if (!origin || id !== undefined) return id ?? field
  const source = mapped?.mapping.types[origin.type]?.fields[field]
  return source ? fieldsOfSource(source)[0] : field
}

/** Returns the name of a field in Contentful’s editor, or its id in the space if it has no name. */
export function nameOfField({ type, fields }: RawEntry, field: string, space: Pick<CheckedSpace, 'mapped' | 'fieldName'>): string {
  const origin = space.mapped?.originOf(type, fields)
  const id = fieldOfSpace(field, origin, space) ?? field
  return (origin ? origin.fieldNames.get(id) : space.fieldName(type, id)) || id
}
