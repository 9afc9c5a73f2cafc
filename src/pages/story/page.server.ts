import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { present } from '#app/content/view/present.ts'
import { readingMinutes, tableOfContents } from '#app/rich-text/build/rich-text.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import { text } from '#app/sections/build.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import type { CardOf } from '#app/entries/cards.tsx'
import type { StoryPage } from './page.ts'
import { ownFeedLink } from '../feeds/feed-links.server.ts'
import { card } from '#app/entries/table.server.ts'
import { topicLinks, withSameTopics } from '#app/entries/topic/page-type.server.ts'
import { storyModel, newestFirst, storyCard } from '#app/entries/story/page-type.server.ts'

/** Returns a story by its slug. */
export async function storyPage(content: Content, slug: string): Promise<Lookup<StoryPage>> {
  const found = await findBySlug(content, 'story', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const value = entry.read(storyModel)
  if (!value) return { kind: 'missing' }
  const { locale } = content
  const build = pageBuild(entry)
  const body = value.body && (await text(build, entry, value.body))
  const page: StoryPage = {
    locale,
    title: value.title,
    summary: value.summary,
    cover: value.cover?.picture(value.focalPoint),
    published: value.published === undefined ? undefined : moment(locale, value.published),
    readingMinutes: body && readingMinutes(body, body.locale ?? locale),
    authors: present((value.authors ?? []).map(card)),
    topics: topicLinks(entry),
    body,
    toc: body ? tableOfContents(body) : [],
    own: await unmappedFields(build, entry, { shown: [value.title, value.summary, value.cover?.id] }),
    related: await relatedStories(entry, value.related),
    meta: entryMeta(entry, {
      title: value.title,
      description: value.summary,
      picture: value.cover,
      focalPoint: value.focalPoint,
      seo: value.seo,
      type: 'article',
      dates: { published: value.published },
      feedLinks: ownFeedLink(content, 'story'),
    }),
    breadcrumb: breadcrumb(content, value.title, [placeCrumb(locale, m.stories_title({}, { locale }), { route: 'stories' })]),
    terms: build.terms.all(),
  }
  return { kind: 'page', page }
}

/** Returns the stories that the editor selected, or else the newest with the same topics. */
async function relatedStories(entry: Entry, chosen: readonly Entry[] = []): Promise<CardOf<'story'>[]> {
  const own = present(chosen.map(storyCard))
  const { id, content } = entry
  const same = withSameTopics(entry)
  if (own.length > 0 || !same) return own
  const query = { ...same, 'sys.id[ne]': id, order: newestFirst(content), include: 1 }
  const { entries } = await listed(content, 'story', query, 0, limitOf('relatedStories'))
  return present(entries.map(storyCard))
}
