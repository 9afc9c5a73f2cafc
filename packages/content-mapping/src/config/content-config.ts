import type { Source, TypeMapping } from '../mapping.ts'
import { sourceOf, type Of, type Written } from './sources.ts'
import type { FieldId, SpaceRecord } from './space-record.ts'

/** What a content type is to the site, as it was written down. */
export type TypeConfig<T> = TypeMapping & Of<T>

/** What `content.config.ts` holds. */
export interface ContentConfig {
  /** The space as it was when this was written. */
  readonly space: SpaceRecord
  readonly types: Readonly<Record<string, TypeMapping>>
}

/** The roles that types may play, with the names of their fields. */
type RolesShape = Readonly<Record<string, string>>

/** Role field → where its value comes from. A field of the same name needs no line. */
type FieldsOf<T, Name extends string> = { readonly [K in Name]?: Written<T> }

interface Options<T> {
  /** Fields that are shown nowhere. */
  readonly hidden?: readonly FieldId<T>[]
}

interface GenericOptions<T> extends Options<T> {
  /** First segment of the addresses, and of the list; made of the type's name where it is not given. */
  readonly segment?: string
}

/** Say that the entries of a type play a role of the site. */
type As<Roles extends RolesShape> = <T, R extends keyof Roles & string>(
  role: R,
  fields?: FieldsOf<NoInfer<T>, Roles[R]>,
  options?: Options<NoInfer<T>>,
) => TypeConfig<T>

/** Say that each entry of a type has a page made of its fields. */
type Generic<Roles extends RolesShape> = <T>(options?: GenericOptions<NoInfer<T>> & FieldsOf<NoInfer<T>, Roles['generic'] & string>) => TypeConfig<T>

/** Give the words in which `content.config.ts` is written, for the roles of a site. */
export function words<Roles extends RolesShape>(): { readonly as: As<Roles>; readonly generic: Generic<Roles> } {
  return {
    as: (role, fields = {}, { hidden } = {}) => ({ as: role, fields: sourcesOf(fields), hidden }),
    generic: ({ segment, hidden, ...fields } = {}) => ({ as: 'generic', fields: sourcesOf(fields), hidden, segment }),
  }
}

/** Say that the entries of a type are shown nowhere. */
export function ignore(): TypeConfig<unknown> {
  return { as: 'ignore', fields: {} }
}

interface ContentOptions<S extends SpaceRecord> {
  readonly types: { readonly [Id in keyof S['types']]?: TypeConfig<S['types'][Id]> }
  readonly hidden?: readonly { readonly [Id in keyof S['types']]: FieldId<S['types'][Id]> }[keyof S['types']][]
}

/**
 * Say what the content types of a space are to the site. A type that is not named has no pages; it is shown where it is linked.
 *
 * `space` is what `content.types.ts` holds: names are checked against it. `hidden` are fields that no type shows.
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
