import { readFileSync } from 'node:fs'
import { z } from 'zod'

export const SPACE = 'content/space.json'

const link = z.object({ sys: z.object({ type: z.literal('Link'), linkType: z.string(), id: z.string() }) })

const validation = z.object({
  linkContentType: z.array(z.string()).optional(),
  in: z.array(z.string()).optional(),
  regexp: z.object({ pattern: z.string(), flags: z.string().optional() }).optional(),
})

const field = z.object({
  id: z.string(),
  type: z.enum(['Symbol', 'Text', 'RichText', 'Integer', 'Number', 'Date', 'Boolean', 'Location', 'Link', 'Array']),
  linkType: z.string().optional(),
  localized: z.boolean(),
  required: z.boolean(),
  validations: z.array(validation),
  items: z.object({ type: z.enum(['Link', 'Symbol']), linkType: z.string().optional(), validations: z.array(validation) }).optional(),
})

const control = z.object({
  fieldId: z.string(),
  widgetId: z.string(),
  widgetNamespace: z.literal('builtin'),
  settings: z.record(z.string(), z.string()),
})

const file = z.object({
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  details: z.object({ size: z.number(), image: z.object({ width: z.number(), height: z.number() }).optional() }),
})

const metadata = z.object({ tags: z.array(link) })

const exportFile = z.object({
  contentTypes: z.array(z.object({ sys: z.object({ id: z.string() }), name: z.string(), displayField: z.string(), fields: z.array(field) })),
  editorInterfaces: z.array(z.object({ sys: z.object({ contentType: link }), controls: z.array(control) })),
  tags: z.array(z.object({ sys: z.object({ id: z.string() }) })),
  locales: z.array(z.object({ code: z.string(), fallbackCode: z.string().nullable(), default: z.boolean(), optional: z.boolean() })),
  entries: z.array(
    z.object({
      sys: z.object({ id: z.string(), contentType: link }),
      metadata,
      fields: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  ),
  assets: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      metadata,
      fields: z.object({ title: z.record(z.string(), z.string()), description: z.record(z.string(), z.string()), file: z.record(z.string(), file) }),
    }),
  ),
})

type SpaceFile = z.output<typeof exportFile>
type Field = z.output<typeof field>
export type Entry = SpaceFile['entries'][number]
export type Link = z.output<typeof link>

const rich = z.object({
  nodeType: z.string(),
  data: z.object({ target: link.optional(), uri: z.string().optional() }),
  content: z.array(z.unknown()).default([]),
  marks: z.array(z.object({ type: z.string() })).default([]),
})
type RichTextNode = z.output<typeof rich>

/** A value of a field in a locale, with its position. */
export interface Value {
  readonly entry: Entry
  readonly type: string
  readonly field: Field
  readonly locale: string
  readonly value: unknown
}

/** The demonstration space, validated strictly: parts that are optional in an export file are required here. */
export const space: SpaceFile = exportFile.parse(JSON.parse(readFileSync(SPACE, 'utf8')))

const fieldsByType = new Map(space.contentTypes.map((type) => [type.sys.id, new Map(type.fields.map((each) => [each.id, each]))]))

export const entriesById: ReadonlyMap<string, Entry> = new Map(space.entries.map((entry) => [entry.sys.id, entry]))

export function typeOf(entry: Entry): string {
  return entry.sys.contentType.sys.id
}

export function entriesOf(type: string): Entry[] {
  return space.entries.filter((entry) => typeOf(entry) === type)
}

/** Every value of every field of every entry. Throws if an entry has a field that its content type lacks. */
export const values: readonly Value[] = space.entries.flatMap((entry) =>
  Object.entries(entry.fields).flatMap(([id, byLocale]) => {
    const found = fieldsByType.get(typeOf(entry))?.get(id)
    if (!found) throw new Error(`${entry.sys.id}: the content type ${typeOf(entry)} has no field "${id}"`)
    return Object.entries(byLocale).map(([locale, value]) => ({ entry, type: typeOf(entry), field: found, locale, value }))
  }),
)

/** Returns the links of a field's value, including lists. For links in rich text, use `nodesOf`. */
export function linksOf(value: unknown): Link[] {
  return (Array.isArray(value) ? value : [value]).flatMap((each) => link.safeParse(each).data ?? [])
}

/** Returns every node of a rich-text document in order. */
export function nodesOf(value: unknown): RichTextNode[] {
  const node = rich.parse(value)
  return [node, ...node.content.flatMap(nodesOf)]
}

/** Returns the id that a link field of an entry points to. */
export function linkedId(entry: Entry, name: string): string | undefined {
  return linksOf(entry.fields[name]?.['en'])[0]?.sys.id
}

/** Describes the position of a value. */
export function place({ entry, field: { id }, locale }: Value): string {
  return `${entry.sys.id}.${id}.${locale}`
}
