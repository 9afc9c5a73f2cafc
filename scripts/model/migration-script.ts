import type { ContentType, Field } from './content-types.ts'
import type { Control } from './own-model.ts'

/** The space and environment in which a migration runs. */
interface Destination {
  /** Id of the space, if it is known. */
  readonly id: string | undefined
  readonly environment: string
}

/** Returns the command that runs a script with Contentful's tool. */
export function migrationCommand({ id, environment }: Destination, script: string): string {
  return `npx contentful-migration --space-id ${id ?? '<space id>'} --environment-id ${environment} --access-token <management token> ${script}`
}

/**
 * Writes a script for `contentful-migration` that creates content types with the controls of their fields.
 *
 * The script runs only in the space and environment that it was written for. The tool refuses a content type that exists already.
 * The types may link to one another in any order: Contentful accepts the id of a type that does not exist yet.
 */
export function migrationScript(types: readonly ContentType[], controls: ReadonlyMap<string, readonly Control[]>, to: Destination): string {
  return [
    `// Adds ${types.length} content types to environment ${to.environment}${to.id === undefined ? '' : ` of space ${to.id}`}. Written by \`npm run content:model\`.`,
    'module.exports = function addContentTypes(migration, context) {',
    ...refusals(to).map((line) => `  ${line}`),
    ...types.flatMap((type) => ['', ...creation(type, controls.get(type.sys.id) ?? []).map((line) => `  ${line}`)]),
    '}',
    '',
  ].join('\n')
}

function refusals({ id, environment }: Destination): string[] {
  const refusal = (name: string, wanted: string, what: string) =>
    `if (context.${name} !== ${quoted(wanted)}) throw new Error(${quoted(`This script is for ${what} ${wanted}, unlike `)} + context.${name})`
  return [...(id === undefined ? [] : [refusal('spaceId', id, 'space')]), refusal('environmentId', environment, 'environment')]
}

/** Returns the lines of a script that create a content type with the controls of its fields. */
export function creation({ sys, name, description, displayField, fields }: ContentType, controls: readonly Control[]): string[] {
  const properties = calls({ name, description: description ?? '', ...(displayField ? { displayField } : {}) })
  return [
    '{',
    `  const type = migration.createContentType(${quoted(sys.id)})${properties}`,
    ...fields.map((field) => `  type.createField(${quoted(field.id)})${calls(propertiesOf(field))}`),
    ...controls.map(({ fieldId, widgetNamespace, widgetId, settings }) => {
      return `  type.changeFieldControl(${[fieldId, widgetNamespace, widgetId, settings].map(quoted).join(', ')})`
    }),
    '}',
  ]
}

/** Returns the properties of a field for the script. Defaults are omitted. */
function propertiesOf(field: Field): object {
  const { id: _id, ...properties } = field
  const isCase = (value: unknown) => value !== undefined && value !== false && !(Array.isArray(value) && value.length === 0)
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isCase(value)))
}

function calls(properties: object): string {
  return Object.entries(properties)
    .map(([name, value]) => `.${name}(${quoted(value)})`)
    .join('')
}

function quoted(value: unknown): string {
  return JSON.stringify(value)
}
