import { present, storyCard } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import type { EntryLink } from '#app/rich-text/terms/term.ts'

const MOST = 3

/** Find the newest stories whose text uses a glossary term; at most three, none for an id that is no term's. */
export async function termUses(content: Content, id: string): Promise<EntryLink[]> {
  const { entries } = await listed(content, 'story', { links_to_entry: id, order: '-fields.published', include: 1 }, 0, MOST)
  return present(entries.map((raw) => storyCard(content, raw))).map((card) => ({ id: card.id, title: card.title, link: card.link }))
}
