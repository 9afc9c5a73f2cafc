import type { Mapping, Source, TypeMapping } from '../mapping.ts'
import { ROLE_FIELDS } from '../role-fields.ts'
import type { SpaceType } from '../space-model.ts'
import type { ContentConfig } from './content-config.ts'
import { conversionOf } from '../project/convert.ts'
import { fieldsOfSource } from '../project/source-values.ts'
import type { SiteRoles } from './site-roles.ts'

/** Role fields that contain the name of an entry. */
const NAMES = new Set(['title', 'name'])
const KEPT = new Set<string>(ROLE_FIELDS.part)
/** Other names of the fields of a part, as used by pages. */
const PART_FIELDS: Readonly<Record<string, string>> = { name: 'title', cover: 'picture', portrait: 'picture', biography: 'body' }

/**
 * Creates the mapping of a space from the written configuration.
 *
 * A role field without a source takes the field of the same name, if its kind can be converted. A title takes the display field, unless
 * that has another use.
 *
 * A type that is not listed has no pages: it is mapped as `guessed`, or else as a part. Types of the site's model (`ours`) need no entry.
 */
export function resolveConfig(
  config: Pick<ContentConfig, 'types'>,
  types: readonly SpaceType[],
  { kinds, pages }: SiteRoles,
  guessed: Mapping,
  ours: ReadonlySet<string> = new Set(),
): Mapping {
  return {
    types: Object.fromEntries(
      types.map((type) => {
        const written = own(config.types, type.id)
        const guess = own(guessed.types, type.id)
        if (written) return [type.id, completed(written, type, kinds)]
        return [type.id, guess && ours.has(type.id) ? guess : withoutPages(guess, pages)]
      }),
    ),
  }
}

/** Returns a member that is not inherited. A content type may be called `constructor`. */
function own<T>(members: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined
}

function completed(written: TypeMapping, type: SpaceType, kinds: SiteRoles['kinds']): TypeMapping {
  const taken = new Set([...Object.values(written.fields).flatMap(fieldsOfSource), ...(written.hidden ?? [])])
  const found = Object.entries(kinds[written.as] ?? {}).flatMap(([name, accepted]): [string, Source][] => {
    if (written.fields[name]) return []
    const same = type.fields.find(({ id }) => id === name)
    if (same && conversionOf(same.type, accepted)) return [[name, { from: name }]]
    const title = NAMES.has(name) ? type.fields.find(({ id }) => id === type.displayField) : undefined
    return title && !taken.has(title.id) && conversionOf(title.type, ['Symbol']) ? [[name, { from: title.id }]] : []
  })
  return { ...written, fields: { ...written.fields, ...Object.fromEntries(found) } }
}

function withoutPages(guessed: TypeMapping | undefined, pages: SiteRoles['pages']): TypeMapping {
  if (!guessed) return { as: 'part', fields: {} }
  if (!pages.has(guessed.as)) return guessed
  const fields = Object.entries(guessed.fields)
    .map(([name, source]): [string, Source] => [PART_FIELDS[name] ?? name, source])
    .filter(([name]) => KEPT.has(name))
  return { as: 'part', fields: Object.fromEntries(fields), hidden: guessed.hidden }
}
