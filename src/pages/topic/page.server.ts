import { limitOf } from '#app/config/limits.ts'
import { m } from '#messages'
import type { Content } from '#app/content/content.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { breadcrumb, entryMeta, placeCrumb } from '#app/content/pages/meta.server.ts'
import { unmappedFields } from '#app/sections/unmapped-fields/unmapped-fields.server.ts'
import { pageBuild } from '#app/sections/registry.server.ts'
import type { TopicPage } from './page.ts'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { LISTED_TYPES } from '#app/config/page-types/table.ts'
import { topicModel } from '#app/entries/topic/page-type.server.ts'
import { topicFeeds } from './topic-feeds.server.ts'

/** Returns a topic by its slug, with the entries that have its tag, by type. */
export async function topicPage(content: Content, slug: string): Promise<Lookup<TopicPage>> {
  const found = await findBySlug(content, 'topic', slug)
  if (found.kind !== 'entry') return found
  const { entry } = found
  const { locale } = content
  const value = entry.read(topicModel)
  if (!value) return { kind: 'missing' }
  const build = pageBuild(entry)
  const own = await unmappedFields(build, entry, { shown: [value.title, value.summary, value.picture?.id] })
  const lists = await Promise.all(
    LISTED_TYPES.filter((type) => pageTypesOnServer[type].hasTopics).map(async (type) => ({
      type,
      title: pageTypesOnServer[type].title(locale),
      ...(await pageTypesOnServer[type].list(content, { limit: limitOf('storiesPerPage'), topic: entry })),
    })),
  )
  const shown = lists.filter(({ items }) => items.length > 0)
  const { feedLinks, offers } = topicFeeds(
    entry,
    shown.map(({ type }) => type),
  )
  const page: TopicPage = {
    locale,
    title: value.title,
    summary: value.summary,
    picture: value.picture?.picture(value.focalPoint),
    own,
    terms: own && build.terms.all(),
    lists: shown,
    offers,
    meta: entryMeta(entry, { title: value.title, description: value.summary, picture: value.picture, focalPoint: value.focalPoint, feedLinks }),
    breadcrumb: breadcrumb(content, value.title, [placeCrumb(locale, m.topics_title({}, { locale }), { route: 'topics' })]),
  }
  return { kind: 'page', page }
}
