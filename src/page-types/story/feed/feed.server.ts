import { includeOf } from '#app/content/client/query.ts'
import { contentSource } from '#app/content/client/source.server.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { listed } from '#app/content/links/listed.server.ts'
import { newest } from '#app/content/view/newest.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import { present } from '#app/content/view/present.ts'
import { linkUrl, programUrl, type ProgramPlace } from '#app/i18n/addresses/programs.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import { said } from '#app/i18n/messages/said.ts'
import { mediaUrl } from '#app/sections/html/away-from-site.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import { FEED_FORMATS, MOST_ENTRIES, type Feed, type FeedEntry, type FeedVersion } from '#app/seo/feeds/feed.ts'
import { siteSettingsModel } from '#app/site/frame/settings.server.ts'
import { m } from '#messages'
import { theme } from '#theme'
import { taggedWith, topicModel, topicPlace } from '../../topic/page-type.server.ts'
import { newestFirst } from '../page-type.server.ts'
import { EPOCH, feedEntry } from './feed-entry.server.ts'

/**
 * The stories that lists of the content's language show, the newest first, with their whole texts: all, or those of a topic.
 * `undefined` where the topic has no page.
 */
export async function storyFeed(content: Content, topic?: Entry): Promise<Feed | undefined> {
  const { locale, siteName } = content
  const placeIn = (each: Locale): ProgramPlace | undefined => (topic ? topicPlace(topic, each) : { route: 'stories' })
  const place = placeIn(locale)
  if (!place) return undefined
  const { space } = await contentSource()
  const query = { order: newestFirst(content), include: includeOf(content), ...taggedWith(topic) }
  const { entries: stories, totalIn } = await listed(content, 'story', query, 0, MOST_ENTRIES)
  const entries: FeedEntry[] = []
  // One after the other, so that nothing else waits for all of them.
  for (const story of stories) entries.push(...present([await feedEntry(story, space.id)]))
  const about = topic?.read(topicModel)
  return {
    id: `urn:uuid:${uuidOf(space.id, 'feed', topic?.id ?? 'stories', locale)}`,
    ...version(locale, place),
    title: m.title_and_site({ title: about?.title.text ?? m.stories({}, { locale }), site: siteName }, { locale }),
    subtitle: about ? about.summary : await intro(content),
    publisher: siteName,
    home: linkUrl({ kind: 'place', locale, place: { route: 'home' } }),
    versions: LOCALES.flatMap((each) => {
      const other = each !== locale && totalIn(each) > 0 ? placeIn(each) : undefined
      return other ? [version(each, other)] : []
    }),
    icon: mediaUrl(theme.icons.small),
    updated: newest(entries.map(({ updated }) => ({ updatedAt: updated }))) || EPOCH,
    entries,
  }
}

function version(locale: Locale, place: ProgramPlace): FeedVersion {
  const file = (format: keyof typeof FEED_FORMATS) => programUrl({ locale, place, name: FEED_FORMATS[format].name })
  return { language: locale, page: linkUrl({ kind: 'place', locale, place }), files: { atom: file('atom'), rss: file('rss'), json: file('json') } }
}

async function intro(content: Content): Promise<Phrase> {
  const [settings] = await content.all({ content_type: siteSettingsModel.type, include: 1 })
  return settings?.read(siteSettingsModel)?.storiesIntro ?? said(m.stories_intro({}, content), content.locale)
}
