import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { isObject, type JsonObject } from '#app/content-service/json/json.ts'
import { isOwnModel } from '#app/mapping/own-model.ts'
import { spaceModelFrom } from '#app/mapping/reading/space-model-from.ts'

const EVERYTHING: { query?: string; limit: number } = { limit: 1000 }
const listed = z.object({ items: z.array(z.custom<JsonObject>(isObject)) })
/** A start does not wait longer for a space that says nothing. */
const PATIENCE_MS = 4000

/** Tell whether a space has content types of its own. One that does not answer is taken for one of the site's. */
export async function isStrange(within: (signal: AbortSignal) => ContentfulClientApi<undefined>): Promise<boolean> {
  try {
    const { items: contentTypes } = listed.parse(await within(AbortSignal.timeout(PATIENCE_MS)).getContentTypes(EVERYTHING))
    return !isOwnModel(spaceModelFrom({ name: '', locales: [], contentTypes, entries: [] }))
  } catch {
    return false
  }
}
