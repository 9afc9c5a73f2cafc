import { element, escaped } from '#app/content/view/markup.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { FEED_FORMATS, type Feed, type FeedEntry } from './feed.ts'

const { type } = FEED_FORMATS.atom

/** Writes a feed as Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const { language, versions } = feed
  const links = [
    element('link', { rel: 'self', type, href: feed.files.atom }),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: feed.page }),
    ...versions.map((version) => element('link', { rel: 'alternate', type, hreflang: version.language, href: version.files.atom })),
  ]
  const lines = [
    element('id', {}, escaped(feed.id)),
    element('title', {}, escaped(feed.title)),
    ...(feed.subtitle ? [text('subtitle', feed.subtitle, language)] : []),
    element('updated', {}, feed.updated),
    element('author', {}, element('name', {}, escaped(feed.publisher)) + element('uri', {}, escaped(feed.home))),
    ...links,
    element('icon', {}, escaped(feed.icon)),
    ...feed.entries.map((entry) => entryOf(entry, language)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, `\n${lines.join('\n')}\n`)}\n`
}

function entryOf(entry: FeedEntry, feedLanguage: string): string {
  const { language, picture } = entry
  const lines = [
    element('id', {}, escaped(entry.id)),
    text('title', entry.title, language, feedLanguage),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: language, href: entry.page }),
    ...(picture ? [element('link', { rel: 'enclosure', type: picture.type, length: picture.length, href: picture.url })] : []),
    ...(entry.published === undefined ? [] : [element('published', {}, entry.published)]),
    element('updated', {}, entry.updated),
    ...entry.authors.map(({ name, page }) => element('author', {}, element('name', {}, escaped(name)) + (page ? element('uri', {}, escaped(page)) : ''))),
    ...entry.topics.map(({ term, label }) =>
      element('category', { term, scheme: entry.scheme, label: label.text, 'xml:lang': other(label, language, feedLanguage) }),
    ),
    ...(entry.summary ? [text('summary', entry.summary, language, feedLanguage)] : []),
    element('content', { type: 'html' }, escaped(entry.html)),
  ]
  return element('entry', { 'xml:lang': language === feedLanguage ? undefined : language }, `\n${lines.join('\n')}\n`)
}

function text(name: string, localizedText: LocalizedText, surrounding: string, feedLanguage = surrounding): string {
  return element(name, { 'xml:lang': other(localizedText, surrounding, feedLanguage) }, escaped(localizedText.text))
}

/** Returns the language of a text if it differs from its surroundings. The default is the language of the feed. */
function other({ locale }: LocalizedText, surrounding: string, feedLanguage: string): string | undefined {
  const language = locale ?? feedLanguage
  return language === surrounding ? undefined : language
}
