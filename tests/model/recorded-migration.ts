import { createRequire } from 'node:module'

/** A content type as a script defined it with `contentful-migration`. */
export interface RecordedType {
  readonly id: string
  readonly properties: Record<string, unknown>
  readonly fields: Record<string, unknown>[]
  readonly controls: { fieldId: unknown; widgetNamespace: unknown; widgetId: unknown; settings: unknown }[]
}

/** Methods of the tool for content types and fields. It rejects others. */
const OF_TYPES = ['name', 'description', 'displayField'] as const
const OF_FIELDS = ['name', 'type', 'linkType', 'items', 'localized', 'required', 'validations', 'disabled', 'omitted', 'defaultValue'] as const

/** Creates methods that record their argument and return the same object for chaining. */
function noting<W extends string>(words: readonly W[], into: Record<string, unknown>) {
  const chain: Record<string, (value: unknown) => unknown> = {}
  for (const word of words) {
    chain[word] = (value) => {
      if (word in into) throw new Error(`${word} is said twice`)
      into[word] = value
      return chain
    }
  }
  return chain
}

/** Runs a migration script against a fake of the tool, which records the calls. Throws the errors of the script. */
export function recordMigration(file: string, context: { spaceId: string; environmentId: string }): RecordedType[] {
  const types: RecordedType[] = []
  const migration = {
    createContentType(id: string) {
      if (types.some((each) => each.id === id)) throw new Error(`${id} is made twice`)
      const type: RecordedType = { id, properties: {}, fields: [], controls: [] }
      types.push(type)
      return Object.assign(noting(OF_TYPES, type.properties), {
        createField(fieldId: string) {
          const field: Record<string, unknown> = { id: fieldId }
          type.fields.push(field)
          return noting(OF_FIELDS, field)
        },
        changeFieldControl(fieldId: string, widgetNamespace: string, widgetId: string, settings: object) {
          type.controls.push({ fieldId, widgetNamespace, widgetId, settings })
        },
      })
    },
  }
  const require = createRequire(import.meta.url)
  delete require.cache[require.resolve(file)]
  const script: (tool: typeof migration, context: object) => void = require(file)
  script(migration, context)
  return types
}
