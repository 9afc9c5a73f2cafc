import type { Feed, FeedEntry } from './feed.ts'

/** Writes a feed as JSON Feed 1.1. Data outside of the standard is in extensions, whose names begin with `_`. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.files.json,
    description: feed.subtitle?.text,
    language: feed.language,
    icon: feed.icon,
    authors: [{ name: feed.publisher, url: feed.home }],
    _updated: feed.updated,
    _alternates: feed.versions.map(({ language, page, files }) => ({ language, feed_url: files.json, home_page_url: page })),
    items: feed.entries.map(item),
  })
}

function item({ picture, ...entry }: FeedEntry) {
  return {
    id: entry.id,
    url: entry.page,
    language: entry.language,
    title: entry.title.text,
    summary: entry.summary?.text,
    content_html: entry.html,
    image: picture?.shared,
    date_published: entry.published,
    date_modified: entry.updated,
    authors: entry.authors.length > 0 ? entry.authors.map(({ name, page, picture: avatar }) => ({ name, url: page, avatar })) : undefined,
    tags: entry.topics.map(({ label }) => label.text),
    attachments: picture && [{ url: picture.url, mime_type: picture.type, size_in_bytes: picture.length }],
  }
}
