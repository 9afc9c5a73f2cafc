import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'
import type { SpaceLocaleInfo } from 'content-mapping/space-model.ts'

type Client = ContentfulClientApi<undefined>

/** The SDK's type knows no limit here, the service does. */
const EVERYTHING: { query?: string; limit: number } = { limit: 1000 }
const listed = z.object({ items: z.array(z.custom<JsonObject>(isObject)) })
const named = z.object({ name: z.string() })
const localeItems = z.object({ items: z.array(z.object({ code: z.string(), name: z.string(), default: z.boolean(), fallbackCode: z.string().nullish() })) })
/** A start does not wait longer for a space that says nothing. */
const PATIENCE_MS = 4000

/** Ask a space for its content types, as the Delivery API gives them. Throws a `ZodError` where something else answers. */
export async function contentTypesOf(client: Client): Promise<readonly JsonObject[]> {
  return listed.parse(await client.getContentTypes(EVERYTHING)).items
}

/** Ask a space what it is called, and for its languages and content types. Throws as `contentTypesOf` does. */
export async function describeSpace(client: Client) {
  const [space, locales, contentTypes] = await Promise.all([client.getSpace(), client.getLocales(), contentTypesOf(client)])
  return { name: named.parse(space).name, locales: localeItems.parse(locales).items.map(localeInfo), contentTypes }
}

function localeInfo({ code, name, default: isDefault, fallbackCode }: z.output<typeof localeItems>['items'][number]): SpaceLocaleInfo {
  return { code, name, isDefault, fallbackCode: fallbackCode ?? undefined }
}

/** Give the SDK for what a start asks a space, which waits for no answer longer than seconds. */
export function patiently(within: (signal: AbortSignal) => Client): Client {
  return within(AbortSignal.timeout(PATIENCE_MS))
}

/** Tell whether a space has custom content types. One that does not answer is taken for one of the site's. */
export async function isStrange(within: (signal: AbortSignal) => Client): Promise<boolean> {
  try {
    return !isOwnModel(spaceModelFrom({ name: '', locales: [], contentTypes: await contentTypesOf(patiently(within)), entries: [] }))
  } catch {
    return false
  }
}
