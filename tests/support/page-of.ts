import type { Lookup } from '../../src/content/links/lookup.server.ts'

/** Give the page that a look-up found. Throws where it found none. */
export async function pageOf<Page>(looking: Promise<Lookup<Page>>): Promise<Page> {
  const found = await looking
  if (found.kind !== 'page') throw new Error(`There is no page: ${JSON.stringify(found)}.`)
  return found.page
}
