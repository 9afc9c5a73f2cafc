import { element, escaped } from '#app/content/view/markup.ts'
import { FEED_FORMATS, type Feed, type FeedEntry } from './feed.ts'

const NAMESPACES = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
}

const { type } = FEED_FORMATS.rss

/** Writes a feed as RSS 2.0. Data outside of the standard is in elements of Atom and Dublin Core. */
export function rss(feed: Feed): string {
  const lines = [
    element('title', {}, escaped(feed.title)),
    element('link', {}, escaped(feed.page)),
    element('description', {}, escaped(feed.subtitle?.text ?? feed.title)),
    element('language', {}, feed.language),
    element('lastBuildDate', {}, rfc822(feed.updated)),
    element('docs', {}, 'https://www.rssboard.org/rss-specification'),
    element('image', {}, element('url', {}, escaped(feed.icon)) + element('title', {}, escaped(feed.title)) + element('link', {}, escaped(feed.page))),
    element('atom:link', { rel: 'self', type, href: feed.files.rss }),
    ...feed.versions.map(({ language, files }) => element('atom:link', { rel: 'alternate', type, hreflang: language, href: files.rss })),
    ...feed.entries.map((entry) => item(entry, feed)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('rss', NAMESPACES, `\n${element('channel', {}, `\n${lines.join('\n')}\n`)}\n`)}\n`
}

function item(entry: FeedEntry, feed: Feed): string {
  const { language, picture } = entry
  const authors = entry.authors.length > 0 ? entry.authors.map(({ name }) => name) : [feed.publisher]
  const lines = [
    element('title', {}, escaped(entry.title.text)),
    element('link', {}, escaped(entry.page)),
    element('guid', { isPermaLink: 'false' }, escaped(entry.id)),
    ...(entry.published === undefined ? [] : [element('pubDate', {}, rfc822(entry.published))]),
    element('atom:updated', {}, entry.updated),
    // The `author` element of RSS requires an email address.
    ...authors.map((name) => element('dc:creator', {}, escaped(name))),
    ...(language === feed.language ? [] : [element('dc:language', {}, language)]),
    ...entry.topics.map(({ label }) => element('category', { domain: entry.scheme }, escaped(label.text))),
    ...(entry.summary ? [element('description', {}, escaped(escaped(entry.summary.text)))] : []),
    element('content:encoded', {}, escaped(entry.html)),
    ...(picture ? [element('enclosure', { url: picture.url, length: picture.length, type: picture.type })] : []),
  ]
  return element('item', language === feed.language ? {} : { 'xml:lang': language }, `\n${lines.join('\n')}\n`)
}

/** Formats a moment as RFC 822 with a year of four digits: `Sat, 21 Nov 2026 12:00:00 GMT`. */
function rfc822(iso: string): string {
  return new Date(iso).toUTCString()
}
