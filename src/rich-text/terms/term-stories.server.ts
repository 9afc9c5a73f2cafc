import { present, storyCard } from '#app/page-types/cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import type { CardOf } from '#app/page-types/card.ts'

const MOST = 3

/** The newest stories whose text uses a glossary term. */
export async function termStories(content: Content, id: string): Promise<CardOf<'story'>[]> {
  const { entries } = await listed(content, 'story', { links_to_entry: id, order: '-fields.published', include: 1 }, 0, MOST)
  return present(entries.map((raw) => storyCard(content, raw)))
}
