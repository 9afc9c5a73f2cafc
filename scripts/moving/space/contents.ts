import { z } from 'zod'
import { StartError } from '../../../src/config/start-error.ts'
import { describeDeepField } from 'contentful-emulator/json/deep-fields.ts'
import { ExportFileError, readExportFile } from 'contentful-emulator/library/export-file.ts'

const link = z.looseObject({ sys: z.looseObject({ id: z.string() }) })
const sys = z.looseObject({
  id: z.string(),
  version: z.number().optional(),
  publishedVersion: z.number().optional(),
  archivedVersion: z.number().optional(),
  archivedAt: z.string().optional(),
  fieldStatus: z.looseObject({ '*': z.record(z.string(), z.string()) }).optional(),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
  contentType: link.optional(),
  space: link.optional(),
  environment: link.optional(),
})
const byLocale = z.record(z.string(), z.unknown())
const metadata = z.looseObject({ tags: z.array(link).default([]), concepts: z.array(link).optional() })
const file = z.looseObject({
  fileName: z.string().optional(),
  contentType: z.string().optional(),
  url: z.string().optional(),
  details: z.looseObject({ size: z.number().optional() }).optional(),
})
const field = z.looseObject({
  id: z.string(),
  name: z.string().optional(),
  type: z.string(),
  linkType: z.string().optional(),
  localized: z.boolean().optional(),
  items: z.looseObject({ type: z.string(), linkType: z.string().optional() }).optional(),
  validations: z.array(z.unknown()).optional(),
})

const contentType = z.looseObject({
  sys,
  name: z.string().default(''),
  description: z.string().nullish(),
  displayField: z.string().nullish(),
  fields: z.array(field),
})
const editorInterface = z.looseObject({
  sys: sys.extend({ contentType: link }),
  controls: z.array(z.looseObject({ fieldId: z.string(), widgetId: z.string().optional() })).optional(),
})
const tag = z.looseObject({ sys: sys.extend({ visibility: z.string().optional() }), name: z.string() })
const locale = z.looseObject({
  sys: sys.partial({ id: true }).optional(),
  code: z.string(),
  name: z.string().default(''),
  fallbackCode: z.string().nullish(),
  default: z.boolean().default(false),
})
const entry = z.looseObject({ sys: sys.extend({ contentType: link }), metadata: metadata.optional(), fields: z.record(z.string(), byLocale).default({}) })
const asset = z.looseObject({
  sys,
  metadata: metadata.optional(),
  fields: z.looseObject({ title: byLocale.optional(), description: byLocale.optional(), file: z.record(z.string(), file).optional() }).default({}),
})

export type Field = z.output<typeof field>
export type ContentType = z.output<typeof contentType>
export type EditorInterface = z.output<typeof editorInterface>
export type Tag = z.output<typeof tag>
export type Locale = z.output<typeof locale>
export type Entry = z.output<typeof entry>
export type Asset = z.output<typeof asset>
export type AssetFile = z.output<typeof file>

const spaceContents = z.object({
  locales: z.array(locale).default([]),
  contentTypes: z.array(contentType).default([]),
  editorInterfaces: z.array(editorInterface).default([]),
  tags: z.array(tag).default([]),
  assets: z.array(asset).default([]),
  entries: z.array(entry).default([]),
})

/** The content of a space in the format of the management API. Properties that are not listed here are passed through. */
export type SpaceContents = z.output<typeof spaceContents>
export type Kind = keyof SpaceContents

/** The kinds of resources, in the order in which they depend on each other. */
export const KINDS = ['locales', 'contentTypes', 'editorInterfaces', 'tags', 'assets', 'entries'] as const satisfies readonly Kind[]

/** Reads an export file. Throws a `StartError` that names the place that cannot be read. */
export async function readContents(path: string): Promise<SpaceContents> {
  try {
    const contents = await readExportFile(path, (deep) => {
      // Content is moved completely or not at all.
      throw new ExportFileError(path, describeDeepField(deep))
    })
    return parseContents(contents, path)
  } catch (error) {
    if (error instanceof ExportFileError) throw new StartError(error.message)
    throw error
  }
}

/** Validates the parts of a space. `from` names their origin. Throws a `StartError` that names the first wrong place. */
export function parseContents(parts: unknown, from: string): SpaceContents {
  const { data, error } = spaceContents.safeParse(parts)
  if (data) return data
  const { path = [], message = '' } = error.issues[0] ?? {}
  throw new StartError(`${from}: ${path.join('.')}: ${message}`)
}

/** Returns the key of a resource within its kind: the code of a locale, the content type of an editor interface, or else the id. */
export function idOf<K extends Kind>(kind: K, resource: SpaceContents[K][number]): string
export function idOf(kind: Kind, { sys: resource, code }: { readonly sys?: Partial<Locale['sys'] & EditorInterface['sys']>; readonly code?: unknown }): string {
  if (kind === 'locales') return String(code)
  return (kind === 'editorInterfaces' ? resource?.contentType?.sys.id : resource?.id) ?? ''
}
