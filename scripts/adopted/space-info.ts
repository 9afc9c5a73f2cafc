import { z } from 'zod'
import type { Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'
import { ExportFileError, readExportFile } from '../../src/content-service/library/export-file.ts'
import { isObject, type JsonObject } from '../../src/content-service/json/json.ts'
import { spaceContent } from '../../src/content-service/space/space-content.ts'
import { isOwnModel } from '../../src/mapping/own-model.ts'
import { spaceModelFrom } from '../../src/mapping/reading/space-model-from.ts'
import type { SpaceLocaleInfo } from '../../src/mapping/space-model.ts'

/** What settings depend on in the space that a site shows. */
export interface SpaceInfo {
  readonly name: string
  readonly locales: readonly SpaceLocaleInfo[]
  /** Whether it is made of the site's own content types. */
  readonly isOwn: boolean
}

/** Say briefly which space is configured: where its settings come from. */
export function placeOf(env: Environment): string {
  const { CONTENTFUL_SPACE_ID: id, CONTENTFUL_HOST: host, CONTENTFUL_ENVIRONMENT: environment } = env
  return id ? `space ${id} at ${host}, environment ${environment}` : env.CONTENT_SPACE
}

/**
 * Read what the configured space is like; nothing where it cannot be asked now.
 *
 * Throws a `StartError` where an export file is broken, or is missing though it was asked for.
 */
export async function readSpaceInfo(env: Environment): Promise<SpaceInfo | undefined> {
  return env.CONTENTFUL_SPACE_ID ? spaceInfoOfApi(env, env.CONTENTFUL_SPACE_ID).catch(() => undefined) : spaceInfoOfFile(env.CONTENT_SPACE)
}

async function spaceInfoOfFile(file: string): Promise<SpaceInfo> {
  try {
    const exported = await readExportFile(file)
    const content = await spaceContent(exported, {})
    return spaceInfo(
      content.name,
      content.locales.all.map(({ code, name: called, isDefault, fallbackCode }) => ({ code, name: called, isDefault, fallbackCode })),
      content.contentTypes.delivery.map(({ body }) => body),
    )
  } catch (error) {
    if (error instanceof ExportFileError) throw new StartError(`The content cannot be opened: ${error.message}`)
    throw error
  }
}

function spaceInfo(name: string, locales: readonly SpaceLocaleInfo[], contentTypes: readonly JsonObject[]): SpaceInfo {
  return { name, locales, isOwn: isOwnModel(spaceModelFrom({ name, locales, contentTypes, entries: [] })) }
}

/** A start does not wait longer for a space that says nothing. */
const PATIENCE_MS = 4000
const EVERYTHING: { query?: string; limit: number } = { limit: 1000 }
const named = z.object({ name: z.string() })
const localeItems = z.object({
  items: z.array(z.object({ code: z.string(), name: z.string(), default: z.boolean(), fallbackCode: z.string().nullable().default(null) })),
})
const typeItems = z.object({ items: z.array(z.custom<JsonObject>(isObject)) })

async function spaceInfoOfApi(env: Environment, id: string): Promise<SpaceInfo> {
  const { remote } = await import('../../src/content/client/source.server.ts')
  const client = remote(env, id).within(AbortSignal.timeout(PATIENCE_MS))
  const [space, locales, types] = await Promise.all([client.getSpace(), client.getLocales(), client.getContentTypes(EVERYTHING)])
  const { items } = localeItems.parse(locales)
  return spaceInfo(
    named.parse(space).name,
    items.map(({ code, name, default: isDefault, fallbackCode }) => ({ code, name, isDefault, fallbackCode: fallbackCode ?? undefined })),
    typeItems.parse(types).items,
  )
}
