import site from '#config'
import { m } from '#messages'
import { present, storyCard } from '../cards.server.ts'
import type { Content } from '#app/content/content.server.ts'
import { comingEvents } from '../event/events.server.ts'
import { listed } from '#app/content/pages/listing.server.ts'
import { findBySlug, type Lookup } from '#app/content/links/lookup.server.ts'
import { picture } from '#app/content/media/media.server.ts'
import { breadcrumb, entryMeta } from '#app/content/pages/meta.server.ts'
import { models } from '../models.server.ts'
import { placeOf } from '#app/content/links/places.server.ts'
import type { TopicPage } from '../page.ts'

/** A topic by its slug, with the stories and coming events that carry its tag. */
export async function topicPage(content: Content, slug: string): Promise<Lookup<TopicPage>> {
  const found = await findBySlug(content, 'topic', slug.normalize('NFC'), 'topics')
  if (found.kind !== 'entry') return found
  const value = content.read(found.raw, models.topic)
  const place = placeOf(content, found.raw)
  if (!value || place?.route !== 'topic') return { kind: 'missing' }
  const { locale } = content
  const tagged = { 'metadata.tags.sys.id[in]': value.tag }
  const size = site.limits.storiesPerPage
  const [{ entries, total }, events] = await Promise.all([
    listed(content, 'story', { order: '-fields.published', include: 1, ...tagged }, 0, size),
    comingEvents(content, tagged),
  ])
  const shown = value.picture && picture(content, value.picture, value.focalPoint)
  const page: TopicPage = {
    locale,
    title: value.title,
    ...(value.summary ? { summary: value.summary } : {}),
    ...(shown ? { picture: shown } : {}),
    stories: present(entries.map((raw) => storyCard(content, raw))),
    events,
    ...(total > size ? { more: { kind: 'place', locale, place: { route: 'stories', topic: place.slug } } } : {}),
    meta: entryMeta(content, found.raw, { title: value.title, description: value.summary, picture: value.picture }),
    breadcrumb: breadcrumb(content, m.home({}, { locale }), value.title, [
      { title: { text: m.topics_title({}, { locale }) }, target: { kind: 'place', locale, place: { route: 'topics' } } },
    ]),
  }
  await content.placeholders.fill()
  return { kind: 'page', page }
}
