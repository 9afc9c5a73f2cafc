import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartError } from '../../src/config/start-error.ts'

/** A validation of a field, in Contentful's format. Only the one with content types is read. */
const validation = z.looseObject({ linkContentType: z.array(z.string()).optional() })
const kind = z.object({ type: z.string(), linkType: z.string().optional(), validations: z.array(validation).default([]) })
const field = kind.extend({
  id: z.string(),
  name: z.string(),
  localized: z.boolean().default(false),
  required: z.boolean().default(false),
  items: kind.optional(),
  disabled: z.boolean().optional(),
  omitted: z.boolean().optional(),
  defaultValue: z.unknown().optional(),
})
const contentType = z.object({
  sys: z.looseObject({ id: z.string() }),
  name: z.string(),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(field),
})

/** A content type, in the format of export files and the Delivery API. */
export type ContentType = z.output<typeof contentType>
export type Field = z.output<typeof field>

export const contentTypes = z.array(contentType)
const exportFile = z.object({ contentTypes: contentTypes.min(1) })

/** Reads the content types of an export file. Throws a `StartError` if it contains none. */
export async function readTypes(file: string): Promise<readonly ContentType[]> {
  const { data } = exportFile.safeParse(await readJson(file))
  if (!data) throw new StartError(`${file} holds no content types: name a file that contentful-export wrote with the content model.`)
  return data.contentTypes
}

/** Reads a JSON file. Throws a `StartError` if it is missing or not JSON. */
export async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
