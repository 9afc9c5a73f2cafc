import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { spaceModelFrom } from 'content-mapping/reading/space-model-from.ts'
import type { SpaceLocaleInfo } from 'content-mapping/space-model.ts'

type Client = ContentfulClientApi<undefined>

/** The parameter type of the SDK lacks `limit`, which the service supports. */
const EVERYTHING: { query?: string; limit: number } = { limit: 1000 }
const listed = z.object({ items: z.array(z.custom<JsonObject>(isObject)) })
const named = z.object({ name: z.string() })
const localeItems = z.object({ items: z.array(z.object({ code: z.string(), name: z.string(), default: z.boolean(), fallbackCode: z.string().nullish() })) })
/** Maximum time that a start waits for a space that does not respond. */
const PATIENCE_MS = 4000

/** Fetches the content types of a space in the form of the Delivery API. Throws a `ZodError` if the answer is not from a Delivery API. */
export async function contentTypesOf(client: Client): Promise<readonly JsonObject[]> {
  return listed.parse(await client.getContentTypes(EVERYTHING)).items
}

/** Fetches the name, the locales and the content types of a space. Throws as `contentTypesOf` does. */
export async function describeSpace(client: Client) {
  const [space, locales, contentTypes] = await Promise.all([client.getSpace(), client.getLocales(), contentTypesOf(client)])
  return { name: named.parse(space).name, locales: localeItems.parse(locales).items.map(localeInfo), contentTypes }
}

function localeInfo({ code, name, default: isDefault, fallbackCode }: z.output<typeof localeItems>['items'][number]): SpaceLocaleInfo {
  return { code, name, isDefault, fallbackCode: fallbackCode ?? undefined }
}

/** Returns the SDK for the requests of a start. They end after 4 seconds. */
export function patiently(within: (signal: AbortSignal) => Client): Client {
  return within(AbortSignal.timeout(PATIENCE_MS))
}

/** Returns whether a space has custom content types. A space that does not answer counts as one with the site's types. */
export async function hasCustomModel(within: (signal: AbortSignal) => Client): Promise<boolean> {
  try {
    return !isOwnModel(spaceModelFrom({ name: '', locales: [], contentTypes: await contentTypesOf(patiently(within)), entries: [] }))
  } catch {
    return false
  }
}
