import type { Lookup } from '../../src/content/links/lookup.server.ts'

/** Returns the page of a look-up. Throws if there is none. */
export async function pageOf<Page>(looking: Promise<Lookup<Page>>): Promise<Page> {
  const found = await looking
  if (found.kind !== 'page') throw new Error(`There is no page: ${JSON.stringify(found)}.`)
  return found.page
}
