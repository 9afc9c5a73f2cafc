import { includeOf } from '#app/content/client/query.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { present } from '#app/content/view/present.ts'
import { MAX_ENTRIES, type FeedEntry } from '#app/seo/feeds/feed.ts'
import { listingIntro } from '#app/layout/site-layout/layout-content.server.ts'
import type { FeedSource } from '../../feeds/feed-sources.ts'
import { m } from '#messages'
import { taggedWith } from '#app/entries/topic/page-type.server.ts'
import { newestFirst } from '#app/entries/story/page-type.server.ts'
import { feedEntry } from './feed-entry.server.ts'

/** Source of story feeds. */
export const storyFeed: FeedSource = {
  async subtitle(content) {
    return listingIntro(content, 'storiesIntro', m.stories_intro)
  },
  async newest(content, topic) {
    const { space } = await contentSource()
    const query = { order: newestFirst(content), include: includeOf(content), ...taggedWith(topic) }
    const { entries: stories, totalIn } = await listed(content, 'story', query, 0, MAX_ENTRIES)
    const entries: FeedEntry[] = []
    // One after another, so that other requests can run in between.
    for (const story of stories) entries.push(...present([await feedEntry(story, space.id)]))
    return { entries, totalIn }
  },
}
