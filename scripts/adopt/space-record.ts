import type { FieldRecord, SpaceRecord, TypeRecord } from 'content-mapping/config/space-record.ts'
import type { SpaceField, SpaceType } from 'content-mapping/space-model.ts'
import { formatted } from './formatted.ts'
import { memberName } from './source-text.ts'

/** A space as a command read it. */
export interface DescribedSpace {
  readonly name: string
  readonly types: readonly SpaceType[]
  readonly tellsValidations: boolean
}

/** Converts the model of a space to the record that `content.types.ts` contains. */
export function recordOf({ name, types, tellsValidations }: DescribedSpace): SpaceRecord {
  const sorted = types.toSorted((one, other) => (one.id < other.id ? -1 : 1))
  return { name, tellsValidations, types: Object.fromEntries(sorted.map((type) => [type.id, typeRecord(type)])) }
}

function typeRecord({ name, displayField, fields }: SpaceType): TypeRecord {
  return { name, ...(displayField !== undefined && { displayField }), fields: Object.fromEntries(fields.map((field) => [field.id, fieldRecord(field)])) }
}

function fieldRecord({ name, type, required, localized, accepts, values, unique }: SpaceField): FieldRecord {
  return {
    name,
    type,
    required,
    localized,
    ...(accepts.length > 0 && { accepts }),
    ...(values.length > 0 && { values }),
    ...(unique === true && { unique }),
  }
}

/** Formats the model of a space as `content.types.ts`. The same model results in the same text. */
export function typesText(record: SpaceRecord): Promise<string> {
  const types = Object.entries(record.types).map(([id, { fields, ...type }]) => {
    const lines = Object.entries(fields).map(([field, about]) => `${memberName(field)}: ${JSON.stringify(about)},`)
    const about = Object.entries(type).map(([key, value]) => `${key}: ${JSON.stringify(value)},`)
    return `${memberName(id)}: {\n${about.join('\n')}\nfields: {\n${lines.join('\n')}\n},\n},`
  })
  return formatted(
    'content.types.ts',
    `/** The content types of the space when this file was written. \`content.config.ts\` is checked against them. \`npm run check\` compares them with the space. */
export const space = {
name: ${JSON.stringify(record.name)},
tellsValidations: ${record.tellsValidations},
types: {
${types.join('\n')}
},
} as const

/** The content types by their ids: \`SpaceTypes['post']['fields']['title']['type']\`. */
export type SpaceTypes = (typeof space)['types']
`,
  )
}
