import { z } from 'zod'
import { readJson, readTypes, type ContentType } from './content-types.ts'

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

/** How a field is written in the web app. */
export type Control = z.output<typeof control>

/** The content types of the site, with the controls of their fields. */
export interface OwnModel {
  readonly types: readonly ContentType[]
  /** By the id of the content type. */
  readonly controls: ReadonlyMap<string, readonly Control[]>
}

/** Read the content types of the site from the export file that holds them. Throws a `StartError` where there are none. */
export async function readOwnModel(file: string): Promise<OwnModel> {
  const { editorInterfaces: editors } = editorInterfaces.parse(await readJson(file))
  return { types: await readTypes(file), controls: new Map(editors.map(({ sys, controls }) => [sys.contentType.sys.id, controls])) }
}
