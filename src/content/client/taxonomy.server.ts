import { z } from 'zod'
import { isObject, type JsonObject } from 'contentful-emulator/json/json.ts'
import { faultOf } from './fault.server.ts'

const answer = z.object({ items: z.array(z.custom<JsonObject>(isObject)), pages: z.object({ next: z.string().optional() }).default({}) })

/** Maximum number of requests for a taxonomy: 50,000 concepts. Contentful allows fewer for an organization. */
const MAX_PAGES = 500

/**
 * Fetches all concepts or all concept schemes of a space by their cursors. `list` sends one request with the given parameters.
 *
 * A service that does not offer taxonomies, or a token that may not read them, yields an empty list. Other failures are thrown as they are.
 */
export async function everyTaxonomyItem(list: (query: object) => Promise<unknown>): Promise<readonly JsonObject[]> {
  const items: JsonObject[] = []
  let query: object = {}
  for (let count = 0; count < MAX_PAGES; count++) {
    const page: z.output<typeof answer> | undefined = await list(query).then((value) => answer.parse(value), refused)
    if (!page) return []
    items.push(...page.items)
    if (page.pages.next === undefined || page.items.length === 0) break
    query = Object.fromEntries(new URLSearchParams(page.pages.next.slice(page.pages.next.indexOf('?') + 1)))
  }
  return items
}

/** Returns `undefined` for an answer that refuses the endpoint. Throws any other failure. */
function refused(error: unknown): undefined {
  const { status } = faultOf(error)
  if (status !== 403 && status !== 404) throw error
}
