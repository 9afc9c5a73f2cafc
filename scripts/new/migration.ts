import { existsSync, readdirSync } from 'node:fs'
import { creation } from '../model/migration-script.ts'
import type { NewType } from './content-types.ts'

/** A field that may link to the new type from now on. */
export interface Permission {
  readonly contentType: string
  readonly field: string
  readonly isList: boolean
}

const FOLDER = 'site/migrations'

/** Returns the path of a new migration, with the next free number. */
export function nextMigration(type: string): string {
  const numbers = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0)) : []
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  return `${FOLDER}/${number}-${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

/**
 * Writes the migration that adds a content type with its editor to a space, and permits links to it.
 *
 * The migration reads the rules of each field from the space. Other migrations and the team may have changed them.
 */
export function migrationText({ type, controls }: NewType, permissions: readonly Permission[]): string {
  const edits = permissions.map(({ contentType, field, isList }) => {
    const rules = `await rulesOf('${contentType}', '${field}')`
    const change = isList ? `items({ type: 'Link', linkType: 'Entry', validations: ${rules} })` : `validations(${rules})`
    return `migration.editContentType('${contentType}').editField('${field}').${change}`
  })
  const reads = edits.length > 0
  return [
    `import type { ${reads ? 'IValidation, ' : ''}MigrationFunction } from 'contentful-migration'`,
    '',
    `/** Adds the content type \`${type.sys.id}\` with its editor, and permits links to it. */`,
    `const add: MigrationFunction = ${reads ? 'async (migration, context)' : '(migration)'} => {`,
    ...(reads ? ["  if (!context) throw new Error('This migration reads the space: run npm run content:migrate.')", ''] : []),
    ...creation(type, controls).map((line) => `  ${line}`),
    ...(reads ? ['', ...rulesOf(type.sys.id), ''] : []),
    ...edits.map((line) => `  ${line}`),
    '}',
    '',
    'export default add',
    '',
  ].join('\n')
}

/** Writes a function for the migration, which returns the rules of a field with the new type. */
function rulesOf(type: string): string[] {
  return [
    '/** Returns the rules of a field in the space, with the new type among those that it accepts. */',
    'const rulesOf = async (contentType: string, name: string): Promise<IValidation[]> => {',
    '  const { fields } = await context.makeRequest({ method: "GET", url: `/content_types/${contentType}` })',
    '  const field: { items?: { validations?: IValidation[] }; validations?: IValidation[] } = fields.find(({ id }: { id: string }) => id === name) ?? {}',
    '  const accepting = ({ linkContentType: accepted, ...rule }: IValidation): IValidation =>',
    `    accepted ? { ...rule, linkContentType: [...new Set([accepted, '${type}'].flat())] } : rule`,
    '  return (field.items?.validations ?? field.validations ?? []).map(accepting)',
    '}',
  ]
}
