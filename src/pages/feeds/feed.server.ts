import { contentSource } from '#app/site-content/site-source.server.ts'
import type { Content, Entry } from '#app/content/content.ts'
import { newest, present } from '#app/content/view/present.ts'
import { linkUrl, feedUrl, type FeedPage } from '#app/i18n/addresses/feed-paths.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { mediaUrl } from '#app/sections/html/away-from-site.ts'
import { uuidOf } from '#app/seo/entry-uuid.server.ts'
import { EPOCH, FEED_FORMATS, MAX_ENTRIES, type Feed, type FeedEntry, type FeedVersion } from '#app/seo/feeds/feed.ts'
import { m } from '#messages'
import { theme } from '#theme'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { feedsOf } from '../table-of-feeds.server.ts'
import { listingOf, type ListedType } from '#app/config/page-types/table.ts'
import { topicModel, topicPlace } from '#app/entries/topic/page-type.server.ts'

/** Returns the feed of all entries of some types, or of a topic. Returns `undefined` if the topic has no page. */
export async function feedOf(content: Content, [type, ...others]: readonly [ListedType, ...ListedType[]], topic?: Entry): Promise<Feed | undefined> {
  const { locale, siteName } = content
  const placeIn = (each: Locale): FeedPage | undefined => (topic ? topicPlace(topic, each) : { route: listingOf(type) })
  const place = placeIn(locale)
  if (!place) return undefined
  const { space } = await contentSource()
  const parts = present(await Promise.all([type, ...others].map((each) => feedsOf[each].feed?.newest(content, topic))))
  const entries = together(parts.map((part) => part.entries))
  const about = topic?.read(topicModel)
  return {
    id: `urn:uuid:${uuidOf(space.id, 'feed', topic?.id ?? listingOf(type), locale)}`,
    ...version(locale, place),
    title: m.title_and_site({ title: about?.title.text ?? pageTypesOnServer[type].title(locale), site: siteName }, { locale }),
    subtitle: about ? about.summary : await feedsOf[type].feed?.subtitle(content),
    publisher: siteName,
    home: linkUrl({ kind: 'place', locale, place: { route: 'home' } }),
    versions: currentSite().tags.flatMap((each) => {
      const other = each !== locale && parts.some(({ totalIn }) => totalIn(each) > 0) ? placeIn(each) : undefined
      return other ? [version(each, other)] : []
    }),
    icon: mediaUrl(theme.icons.small),
    updated: newest(entries.map(({ updated }) => ({ updatedAt: updated }))) || EPOCH,
    entries,
  }
}

/** Merges the entries of several types by date. A single type keeps its order. */
function together([first = [], ...others]: readonly (readonly FeedEntry[])[]): readonly FeedEntry[] {
  if (others.length === 0) return first
  const moment = ({ published, updated }: FeedEntry) => Date.parse(published ?? updated)
  return [...first, ...others.flat()].toSorted((one, other) => moment(other) - moment(one)).slice(0, MAX_ENTRIES)
}

function version(locale: Locale, place: FeedPage): FeedVersion {
  const file = (format: keyof typeof FEED_FORMATS) => feedUrl({ locale, place, name: FEED_FORMATS[format].name })
  return { language: locale, page: linkUrl({ kind: 'place', locale, place }), files: { atom: file('atom'), rss: file('rss'), json: file('json') } }
}
