import { expect, test } from 'vitest'
import { customSite } from './custom-site.ts'

const site = await customSite()
const { feedOf } = await import('../../../src/pages/feeds/feed.server.ts')
const { atom } = await import('../../../src/seo/feeds/atom.ts')

test('feed: the stories of a mapped space are listed with all their content', async () => {
  const content = await site.openContent('en')
  const feed = await feedOf(content, ['story'])
  expect(feed?.entries.length).toBeGreaterThan(0)
  const [entry] = feed?.entries ?? []
  const page = await site.storyPage(content, entry?.page.split('/').at(-1) ?? '')
  expect(page).toMatchObject({ kind: 'page', page: { title: { text: entry?.title.text } } })
  expect(entry?.html).toMatch(/^<div lang="en" dir="ltr">[^]+<\/div>$/)
  expect(feed && atom(feed)).toContain(`<id>${entry?.id}</id>`)
})
