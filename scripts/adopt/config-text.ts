import type { SiteRoles } from '../../src/mapping/config/site-roles.ts'
import type { Mapping, Source, TypeMapping } from '../../src/mapping/mapping.ts'
import type { SpaceType } from '../../src/mapping/space-model.ts'
import { conversionOf } from '../../src/mapping/project/convert.ts'
import { formatted } from './formatted.ts'
import { quoted, sourceText } from './source-text.ts'

/** Write a mapping as `content.config.ts`. `why` gives the reason for a type, which stands above its line. */
export function configText(types: readonly SpaceType[], mapping: Mapping, { kinds }: SiteRoles, why: (type: string) => string | undefined): Promise<string> {
  const lines = types.flatMap((type) => {
    const own = mapping.types[type.id]
    if (!own) return []
    const reason = why(type.id)
    return [`${reason ? `// ${reason.replaceAll(/\s+/g, ' ')}\n` : ''}${JSON.stringify(type.id)}: ${roleText(own, withoutSame(own, type, kinds))},`]
  })
  const body = lines.join('\n')
  const words = ['as', 'defineContent', 'first', 'generic', 'ignore', 'join', 'jsonList', 'markdown', 'none', 'or', 'plain', 'sys', 'template']
  const used = words.filter((word) => word === 'defineContent' || new RegExp(`\\b${word}\\(`).test(body.replaceAll(/\/\/.*$/gm, '')))
  return formatted(
    'content.config.ts',
    `import { space } from './content.types.ts'
import { ${used.join(', ')} } from './src/content-config.ts'

/** What the content types of the space are to this site; docs/adopting.md says what can be written here. */
export default defineContent(space, {
types: {
${body}
},
})
`,
  )
}

/** Leave out what needs no line, and say of a field of the same name that it is not meant. */
function withoutSame({ as, fields }: TypeMapping, type: SpaceType, kinds: SiteRoles['kinds']): (readonly [string, Source])[] {
  const needed = Object.entries(fields).filter(([name, source]) => !('from' in source && source.from === name && source.as === undefined))
  const notMeant = Object.entries(kinds[as] ?? {}).filter(
    ([name, accepted]) => !fields[name] && type.fields.some((field) => field.id === name && conversionOf(field.type, accepted)),
  )
  return [...needed, ...notMeant.map(([name]) => [name, { any: [] }] as const)]
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
