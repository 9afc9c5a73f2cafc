import { readFile } from 'node:fs/promises'
import { createClient, type ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { createContentService } from 'contentful-emulator/service.ts'
import { delivery } from '../../src/content/client/delivery.server.ts'
import { contentTypesOf } from '../../src/content/client/describe-space.server.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import type { RawEntry } from '../../src/content/reading/raw.server.ts'

/** The parts of a space that are compared with the site's models. */
export interface Space {
  readonly name: string
  /** Content type → field id → field. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, FieldOfSpace>>
  /** Absent if there are too many to read for a check. */
  readonly entries: readonly RawEntry[] | undefined
}

/** A field as the Delivery API describes it. */
interface FieldOfSpace {
  readonly required: boolean
  /** Contentful's type. Links and lists include their target: `Array of Link to Asset`. */
  readonly type: string
  /** Content types to which a link may lead. Empty if any may. */
  readonly accepts: readonly string[]
  /** The values that editors may choose. Empty if any may. */
  readonly values: readonly string[]
}

const MAX_ENTRIES = 2000

const validations = z
  .array(z.looseObject({ linkContentType: z.array(z.string()).optional(), in: z.array(z.union([z.string(), z.number()])).optional() }))
  .default([])
const holds = z.object({ type: z.string(), linkType: z.string().optional(), validations })
const typeItems = z.object({
  items: z.array(
    z.object({
      sys: z.object({ id: z.string() }),
      fields: z.array(holds.extend({ id: z.string(), required: z.boolean().default(false), items: holds.optional() })),
    }),
  ),
})

/**
 * Reads the configured space: its content types, and its entries unless there are too many.
 *
 * The Delivery API returns validations only for the items of lists. An export file contains all of them.
 */
export async function openSpace(env: Environment): Promise<Space> {
  if (env.CONTENTFUL_SPACE_ID) return read(`space ${env.CONTENTFUL_SPACE_ID} (${env.CONTENTFUL_ENVIRONMENT})`, remote(env, env.CONTENTFUL_SPACE_ID).client)
  const service = await createContentService({ spaces: [{ file: env.CONTENT_SPACE }] })
  try {
    const [{ spaceId: space, environment } = { spaceId: '', environment: '' }] = service.spaces
    const types = await typesOfFile(env.CONTENT_SPACE)
    return await read(env.CONTENT_SPACE, createClient({ space, environment, accessToken: 'check', adapter: service.adapter }), types)
  } finally {
    await service.close()
  }
}

async function typesOfFile(file: string): Promise<z.output<typeof typeItems> | undefined> {
  const { contentTypes }: { contentTypes?: unknown } = JSON.parse((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''))
  return typeItems.safeParse({ items: contentTypes }).data
}

async function read(name: string, client: ContentfulClientApi<undefined>, types?: z.output<typeof typeItems>): Promise<Space> {
  const { items } = types ?? typeItems.parse({ items: await contentTypesOf(client) })
  const api = delivery(client)
  const { total } = await api.some({ include: 0 }, 0, 1)
  return {
    name,
    types: new Map(
      items.map(({ sys, fields }) => [sys.id, new Map(fields.map((field) => [field.id, { required: field.required, ...described(field, field.items) }]))]),
    ),
    entries: total <= MAX_ENTRIES ? await api.all({ include: 0 }) : undefined,
  }
}

function described(field: z.output<typeof holds>, items: z.output<typeof holds> | undefined): Omit<FieldOfSpace, 'required'> {
  const rules = [...field.validations, ...(items?.validations ?? [])]
  return {
    type: items ? `${field.type} of ${typeName(items)}` : typeName(field),
    accepts: rules.flatMap((rule) => rule.linkContentType ?? []),
    values: rules.flatMap((rule) => rule.in ?? []).map(String),
  }
}

function typeName({ type, linkType }: z.output<typeof holds>): string {
  return type === 'Link' ? `Link to ${linkType}` : type
}
