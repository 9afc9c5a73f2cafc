import type { RawEntry } from '#app/content/reading/raw.server.ts'
import type { CheckedSpace } from './checked-space.ts'

/** Returns the name of a field in the space, or the id of the field that fills it. */
export function fieldName({ type, fields }: RawEntry, field: string, { mapped }: Pick<CheckedSpace, 'mapped'>): string {
  const origin = mapped?.originOf(type, fields)
  return origin?.fields.find((each) => each.field === field)?.name ?? origin?.filledBy.get(field) ?? field
}
