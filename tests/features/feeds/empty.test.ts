import { expect, test } from 'vitest'
import { isAbsent } from '../../fixtures/absent-types.ts'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { pageOf } from '../../support/page-of.ts'

process.env['CONTENT_SPACE'] = changedSpace((space) => {
  for (const { sys, metadata } of space.entries) {
    if (/"id":"story"/.test(JSON.stringify(sys['contentType'])) && metadata)
      metadata.tags = metadata.tags.filter((tag) => !JSON.stringify(tag).includes('"moon"'))
  }
})
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { topicPage } = await import('../../../src/pages/topic/page.server.ts')
const { storiesPage } = await import('../../../src/pages/story/listing/listing.server.ts')

test('feeds: no page links to the feed of a topic without stories', async () => {
  const content = await openContent('en')
  // A topic with events also has a calendar.
  const calendar = isAbsent('event') ? [] : ['text/calendar']
  const typesOf = (feedLinks: readonly { readonly type?: string }[] = []) => [...new Set(feedLinks.map(({ type }) => type))]
  const moon = await pageOf(topicPage(content, 'moon'))
  expect([typesOf(moon.meta.feedLinks), typesOf(moon.offers)]).toEqual([calendar, calendar])
  const stars = await pageOf(topicPage(content, 'stars'))
  expect(typesOf(stars.meta.feedLinks)).toEqual(['application/atom+xml', 'application/rss+xml', 'application/feed+json', ...calendar])
  const about = await pageOf(storiesPage(content, 'moon', 1))
  expect([about.meta.feedLinks, about.feeds]).toEqual([[], []])
})
