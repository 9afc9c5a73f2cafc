import type { Content } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import type { CardOf } from '#app/page-types/card.ts'
import { storyCard } from '#app/page-types/story/page-type.server.ts'

const MOST = 3

/** The newest stories whose text uses a glossary term. */
export async function termStories(content: Content, id: string): Promise<CardOf<'story'>[]> {
  const { entries } = await listed(content, 'story', { links_to_entry: id, order: '-fields.published', include: 1 }, 0, MOST)
  return present(entries.map(storyCard))
}
