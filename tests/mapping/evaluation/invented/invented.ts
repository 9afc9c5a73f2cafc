import type { SpaceEntry } from 'content-mapping/space-model.ts'
import { entry, link, model, paragraph, type Lines } from '../../infer/models/model.ts'

/** A content model with entries, as a team might write it, and the expected mapping: `roles title=field body=field`. */
export interface InventedSpace {
  readonly name: string
  readonly types: Lines
  /** Content type → values of its entries, in the order of its fields. The ids are `dish-0`, `dish-1`. */
  readonly entries: Readonly<Record<string, readonly (readonly Value[])[]>>
  readonly means: Readonly<Record<string, string>>
}

/** Texts with a mark stand for other values: `@dish-0` links to an entry, `#photo` to an asset, and `¶Text` is rich text. */
type Value = string | number | boolean | undefined | readonly string[]

function valueOf(value: Value): unknown {
  if (Array.isArray(value)) return value.map(valueOf)
  if (typeof value !== 'string') return value
  if (value.startsWith('@')) return link(value.slice(1))
  if (value.startsWith('#')) return link(value.slice(1), 'Asset')
  return value.startsWith('¶') ? paragraph(value.slice(1)) : value
}

/** Creates the space model of an invented space. */
export function inventedModel({ name, types, entries }: InventedSpace) {
  const { types: all } = model(types)
  const fieldsOf = new Map(all.map(({ id, fields }) => [id, fields.map((field) => field.id)]))
  const made = Object.entries(entries).flatMap(([type, rows]) =>
    rows.map((row, at): SpaceEntry => {
      const values = (fieldsOf.get(type) ?? []).flatMap((field, index): [string, unknown][] => {
        const value = valueOf(row[index])
        return value === undefined || value === '' ? [] : [[field, value]]
      })
      return entry(type, `${type}-${at}`, Object.fromEntries(values))
    }),
  )
  return { ...model(types, made), name }
}
