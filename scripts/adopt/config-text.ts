import { resolveConfig } from 'content-mapping/config/resolve-config.ts'
import type { SiteRoles } from 'content-mapping/config/site-roles.ts'
import type { Mapping, Source, TypeMapping } from 'content-mapping/mapping.ts'
import type { SpaceType } from 'content-mapping/space-model.ts'
import { formatted } from './formatted.ts'
import { memberName, quoted, sourceText } from './source-text.ts'

/** Formats a mapping as `content.config.ts`. `why` returns the reason for the mapping of a type, which becomes a comment above its line. */
export function configText(types: readonly SpaceType[], mapping: Mapping, roles: SiteRoles, why: (type: string) => string | undefined): Promise<string> {
  const everywhere = hiddenEverywhere(types, mapping)
  const lines = types.flatMap((type) => {
    const own = mapping.types[type.id]
    if (!own) return []
    const reason = why(type.id)
    return [
      `${reason ? `// ${reason.replaceAll(/\s+/g, ' ')}\n` : ''}${memberName(type.id)}: ${roleText(withoutHidden(own, everywhere), withoutSame(own, type, roles))},`,
    ]
  })
  const body = lines.join('\n')
  const words = ['as', 'defineContent', 'first', 'generic', 'ignore', 'join', 'jsonList', 'markdown', 'none', 'or', 'plain', 'sys', 'template']
  const used = words.filter((word) => word === 'defineContent' || new RegExp(`\\b${word}\\(`).test(body.replaceAll(/\/\/.*$/gm, '')))
  return formatted(
    'content.config.ts',
    `import { space } from './content.types.ts'
import { ${used.join(', ')} } from './src/content-config.ts'

/** The roles of the content types of the space. docs/adopting.md lists the functions for roles and fields. */
export default defineContent(space, {
${everywhere.length > 0 ? `hidden: [${everywhere.map(quoted).join(', ')}],\n` : ''}types: {
${body}
},
})
`,
  )
}

/** Minimum number of types that hide a field before it is listed in the common `hidden`. Fewer are shorter as options of the types. */
const MANY = 3

/** Returns the fields that are hidden by every type that has them. */
function hiddenEverywhere(types: readonly SpaceType[], mapping: Mapping): string[] {
  const shown = types.filter(({ id }) => mapping.types[id] && mapping.types[id]?.as !== 'ignore')
  const fields = new Set(shown.flatMap(({ id }) => mapping.types[id]?.hidden ?? []))
  return [...fields].filter((field) => {
    const having = shown.filter((type) => type.fields.some(({ id }) => id === field))
    return having.length >= MANY && having.every(({ id }) => mapping.types[id]?.hidden?.includes(field))
  })
}

function withoutHidden(own: TypeMapping, everywhere: readonly string[]): TypeMapping {
  return { ...own, hidden: own.hidden?.filter((field) => !everywhere.includes(field)) }
}

/** Omits fields that map to the field of the same name. Adds an empty source for fields that would be inferred but are not in the mapping. */
function withoutSame(own: TypeMapping, type: SpaceType, roles: SiteRoles): (readonly [string, Source])[] {
  const needed = Object.entries(own.fields).filter(([name, source]) => !('from' in source && source.from === name && source.as === undefined))
  const written = { types: { [type.id]: { ...own, fields: Object.fromEntries(needed) } } }
  const taken = Object.keys(resolveConfig(written, [type], roles, { types: {} }).types[type.id]?.fields ?? {})
  return [...needed, ...taken.filter((name) => !own.fields[name]).map((name) => [name, { any: [] }] as const)]
}

function roleText({ as, hidden = [], segment }: TypeMapping, fields: readonly (readonly [string, Source])[]): string {
  const written = fields.map(([name, source]) => `${name}: ${sourceText(source)}`)
  const options = hidden.length > 0 ? [`hidden: [${hidden.map(quoted).join(', ')}]`] : []
  if (as === 'ignore') return 'ignore()'
  if (as === 'generic') return `generic(${object([...(segment === undefined ? [] : [`segment: ${quoted(segment)}`]), ...written, ...options])})`
  const rest = options.length > 0 ? [object(written) || '{}', object(options)] : [object(written)]
  return `as(${[quoted(as), ...rest].filter((each) => each !== '').join(', ')})`
}

function object(entries: readonly string[]): string {
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : ''
}
