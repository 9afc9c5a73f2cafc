import type { SiteModel } from '../../src/content/site-model.ts'
import type { ContentType } from './content-types.ts'
import { prefixedId } from './prefixed.ts'

/**
 * Returns the lines of `content.config.ts` that map each prefixed content type to its role.
 *
 * Fields need no line, because their names are the same. Fields that the site does not read, such as names for editors, are hidden.
 */
export function mappingLines(prefix: string, types: readonly ContentType[], { models }: Pick<SiteModel, 'models'>): string[] {
  return types.map(({ sys: { id }, fields }) => {
    const { required = {}, optional = {} } = models.find(({ type }) => type === id) ?? {}
    const unread = fields.filter((field) => !(field.id in required) && !(field.id in optional)).map((field) => `'${field.id}'`)
    return `${prefixedId(prefix, id)}: as('${id}'${unread.length > 0 ? `, {}, { hidden: [${unread.join(', ')}] }` : ''}),`
  })
}

/** Formats a complete `content.config.ts` with these lines. */
export function mappingFile(lines: readonly string[]): string {
  return [
    "import { space } from './content.types.ts'",
    "import { as, defineContent } from './src/content-config.ts'",
    '',
    'export default defineContent(space, {',
    '  types: {',
    ...lines.map((line) => `    ${line}`),
    '  },',
    '})',
    '',
  ].join('\n')
}
