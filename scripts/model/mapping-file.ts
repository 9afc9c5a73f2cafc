import { prefixedId } from './prefixed.ts'

/** Give the lines of `content.config.ts` that say what each content type behind a prefix is to the site. Fields need none: their names are the same. */
export function mappingLines(prefix: string, ids: readonly string[]): string[] {
  return ids.map((id) => `${prefixedId(prefix, id)}: as('${id}'),`)
}

/** Write a whole `content.config.ts` of such lines. */
export function mappingFile(lines: readonly string[]): string {
  return [
    "import { space } from './content.types.ts'",
    "import { as, defineContent } from './src/site-mapping.ts'",
    '',
    'export default defineContent(space, {',
    '  types: {',
    ...lines.map((line) => `    ${line}`),
    '  },',
    '})',
    '',
  ].join('\n')
}
