import type { Content } from '#app/content/content.ts'
import { findBySlug } from '#app/content/links/lookup.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { parseFeedPath, type FeedFile } from '#app/i18n/addresses/feed-paths.ts'
import { feedOf } from '#app/pages/feeds/feed.server.ts'
import { typesBehind } from '#app/pages/feeds/feed-links.server.ts'
import { atom } from '#app/seo/feeds/atom.ts'
import { FEED_FORMATS, type Feed, type FeedFormat } from '#app/seo/feeds/feed.ts'
import { jsonFeed } from '#app/seo/feeds/json-feed.ts'
import { rss } from '#app/seo/feeds/rss.ts'
import { feedResponse, type Found } from '#app/server/response/feed-response.server.ts'

const WRITERS: { readonly [F in FeedFormat]: (feed: Feed) => string } = { atom, rss, json: jsonFeed }

/** Serves the feeds of page types and topics. */
export const feeds: Endpoint = {
  isAt: (pathname) => {
    const file = parseFeedPath(pathname)
    return file !== undefined && formatOf(file) !== undefined && typesBehind('feed', file.place).length > 0
  },
  methods: ['GET', 'HEAD'],
  policy: 'page',
  answer: (request, _call, url) => feedResponse(request, url, find),
}

async function find(content: Content, file: FeedFile): Promise<Found> {
  const { place } = file
  const format = formatOf(file)
  const [type, ...others] = typesBehind('feed', place).filter((each) => content.offers(each))
  if (!format || !type) return { kind: 'missing' }
  const topic = 'slug' in place ? await findBySlug(content, place.route, place.slug) : undefined
  if (topic && topic.kind !== 'entry') return topic
  const feed = await feedOf(content, [type, ...others], topic?.entry)
  return feed ? { kind: 'file', body: WRITERS[format](feed), type: FEED_FORMATS[format].type } : { kind: 'missing' }
}

function formatOf({ name }: FeedFile): FeedFormat | undefined {
  return Object.keys(WRITERS)
    .filter(isFormat)
    .find((format) => FEED_FORMATS[format].name === name)
}

function isFormat(name: string): name is FeedFormat {
  return Object.hasOwn(WRITERS, name)
}
