import { existsSync, readdirSync } from 'node:fs'
import { creation } from '../model/migration-script.ts'
import type { NewType } from './content-types.ts'

/** A field that may link to the new type from now on. */
export interface Permission {
  readonly contentType: string
  readonly field: string
  readonly isList: boolean
  /** The content types to which it may link. */
  readonly accepted: readonly string[]
}

const FOLDER = 'site/migrations'

/** Returns the path of a new migration, with the next free number. */
export function nextMigration(type: string): string {
  const numbers = existsSync(FOLDER) ? readdirSync(FOLDER).map((file) => Number(/^\d{4}/.exec(file)?.[0] ?? 0)) : []
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  return `${FOLDER}/${number}-${type.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`
}

/** Writes the migration that adds a content type with its editor to a space, and permits links to it. */
export function migrationText({ type, controls }: NewType, permissions: readonly Permission[]): string {
  const edits = permissions.map(({ contentType, field, isList, accepted }) => {
    const rules = JSON.stringify([{ linkContentType: accepted }])
    const change = isList ? `items({ type: 'Link', linkType: 'Entry', validations: ${rules} })` : `validations(${rules})`
    return `migration.editContentType('${contentType}').editField('${field}').${change}`
  })
  return [
    "import type { MigrationFunction } from 'contentful-migration'",
    '',
    `/** Adds the content type \`${type.sys.id}\` with its editor, and permits links to it. */`,
    'const add: MigrationFunction = (migration) => {',
    ...creation(type, controls).map((line) => `  ${line}`),
    ...edits.map((line) => `  ${line}`),
    '}',
    '',
    'export default add',
    '',
  ].join('\n')
}
