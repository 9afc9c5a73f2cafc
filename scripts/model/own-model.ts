import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { readJson, readTypes, type ContentType } from './content-types.ts'

/** The content types of the product and their editors, in the format of an export file. A site may delete the demonstration's `content/space.json`. */
export const MODEL_FILE = fileURLToPath(new URL('content-model.json', import.meta.url))

const control = z.object({
  fieldId: z.string(),
  widgetId: z.string(),
  widgetNamespace: z.string(),
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({}),
})
const editorInterfaces = z.object({
  editorInterfaces: z
    .array(z.object({ sys: z.object({ contentType: z.object({ sys: z.object({ id: z.string() }) }) }), controls: z.array(control) }))
    .default([]),
})

/** The control of a field in the entry editor. */
export type Control = z.output<typeof control>

/** The content types of the site, with the controls of their fields. */
export interface OwnModel {
  readonly types: readonly ContentType[]
  /** Keyed by the id of the content type. */
  readonly controls: ReadonlyMap<string, readonly Control[]>
}

/** Reads the content types of the site from an export file. Throws a `StartError` if it contains none. */
export async function readOwnModel(file: string): Promise<OwnModel> {
  const { editorInterfaces: editors } = editorInterfaces.parse(await readJson(file))
  return { types: await readTypes(file), controls: new Map(editors.map(({ sys, controls }) => [sys.contentType.sys.id, controls])) }
}
