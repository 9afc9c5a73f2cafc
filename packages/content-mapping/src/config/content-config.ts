import type { Source, TypeMapping } from '../mapping.ts'
import { sourceOf, type Of, type Written } from './sources.ts'
import type { FieldId, SpaceRecord } from './space-record.ts'

/** Mapping of one content type, as written in `content.config.ts`. */
export type TypeConfig<T> = TypeMapping & Of<T>

/** The content of `content.config.ts`. */
export interface ContentConfig {
  /** The model of the space when the file was written. */
  readonly space: SpaceRecord
  readonly types: Readonly<Record<string, TypeMapping>>
}

/** The roles of content types, with the names of their fields. */
type RolesShape = Readonly<Record<string, string>>

/** Role field → source of its value. A field with the same name as the role field may be omitted. */
type FieldsOf<T, Name extends string> = { readonly [K in Name]?: Written<T> }

interface Options<T> {
  /** Fields that are never shown. */
  readonly hidden?: readonly FieldId<T>[]
}

interface GenericOptions<T> extends Options<T> {
  /** First path segment of entries, and path of their list. Default: derived from the name of the type. */
  readonly segment?: string
}

/** Maps a content type to a role of the site. */
type As<Roles extends RolesShape> = <T, R extends keyof Roles & string>(
  role: R,
  fields?: FieldsOf<NoInfer<T>, Roles[R]>,
  options?: Options<NoInfer<T>>,
) => TypeConfig<T>

/** Maps a content type to generic pages: each entry has a page that shows its fields. */
type Generic<Roles extends RolesShape> = <T>(options?: GenericOptions<NoInfer<T>> & FieldsOf<NoInfer<T>, Roles['generic'] & string>) => TypeConfig<T>

/** Returns the functions for `content.config.ts`, typed with the roles of a site. */
export function words<Roles extends RolesShape>(): { readonly as: As<Roles>; readonly generic: Generic<Roles> } {
  return {
    as: (role, fields = {}, { hidden } = {}) => ({ as: role, fields: sourcesOf(fields), hidden }),
    generic: ({ segment, hidden, ...fields } = {}) => ({ as: 'generic', fields: sourcesOf(fields), hidden, segment }),
  }
}

/** Excludes the entries of a type: they are never shown. */
export function ignore(): TypeConfig<unknown> {
  return { as: 'ignore', fields: {} }
}

interface ContentOptions<S extends SpaceRecord> {
  readonly types: { readonly [Id in keyof S['types']]?: TypeConfig<S['types'][Id]> }
  readonly hidden?: readonly { readonly [Id in keyof S['types']]: FieldId<S['types'][Id]> }[keyof S['types']][]
}

/**
 * Maps the content types of a space to roles of the site. Types that are not listed have no pages: their entries are shown inside the
 * entries that link to them.
 *
 * `space` is the content of `content.types.ts`, against which names are checked. `hidden` lists fields that are hidden in all types.
 */
export function defineContent<const S extends SpaceRecord>(space: S, { types, hidden = [] }: ContentOptions<S>): ContentConfig {
  const written = Object.entries<TypeMapping | undefined>(types).flatMap(([id, type]) => {
    if (typeof type !== 'object') return []
    const own = Object.keys(space.types[id]?.fields ?? {}).filter((field) => hidden.some((each) => each === field))
    return [[id, own.length === 0 ? type : { ...type, hidden: [...(type.hidden ?? []), ...own] }] as const]
  })
  return { space, types: Object.fromEntries(written) }
}

function sourcesOf(fields: Readonly<Record<string, string | Source | undefined>>): Record<string, Source> {
  return Object.fromEntries(Object.entries(fields).flatMap(([name, written]) => (written === undefined ? [] : [[name, sourceOf(written)]])))
}
