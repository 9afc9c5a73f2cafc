import type { Content } from '#app/content/content.ts'
import { present } from '#app/content/view/present.ts'
import type { EntryLink } from '#app/content/view/entry-link.ts'
import { card } from '../table.server.ts'
import { isPageType } from '../table.ts'

const MOST = 3
/** More are parts of pages, or in no list of the language. */
const READ = 30

/** Find the pages that changed last whose text uses a glossary term; at most three, none for an id that is no term's. */
export async function termUses(content: Content, id: string): Promise<EntryLink[]> {
  const { entries } = await content.some({ links_to_entry: id, order: '-sys.updatedAt', include: 1 }, 0, READ)
  const pages = entries.filter((entry) => isPageType(entry.type) && entry.isListedIn(content.locale)).slice(0, MOST)
  return present(pages.map(card)).flatMap(({ id: page, title, link }) => (link ? [{ id: page, title, link }] : []))
}
