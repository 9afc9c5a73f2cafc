import type { Content } from '../../src/content/content.ts'
import type { Lookup } from '../../src/content/links/lookup.server.ts'
import type { Page } from '../../src/content/view/page-meta.ts'

/** The pages of one type for tests of all page types. `tests/page-types/<type>/pages.ts` exports them as `pages`. */
export interface TypePages {
  readonly entry: (content: Content, slug: string) => Promise<Lookup<Page>>
  readonly listing: (content: Content) => Promise<Lookup<Page>>
}

const files = import.meta.glob<TypePages>('./*/pages.ts', { import: 'pages' })

/** Imports the pages of every page type with a listing, by content type. After `vi.resetModules()` their modules are evaluated again. */
export async function pagesOfTypes(): Promise<Readonly<Record<string, TypePages>>> {
  const loaded = Object.entries(files).map(async ([file, load]) => [file.split('/')[1] ?? file, await load()] as const)
  return Object.fromEntries(await Promise.all(loaded))
}
