import { beforeEach, expect, test, vi } from 'vitest'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { addScheduledStory, SCHEDULED } from '../../support/spaces/scheduled-story.ts'

/** Short, because the timer of an appearance runs in real time. */
const UNTIL_APPEARANCE_MS = 500
const file = changedSpace((draft) => addScheduledStory(draft, UNTIL_APPEARANCE_MS))
vi.stubEnv('CONTENT_SPACE', file)
const { followAddresses } = await import('../../../src/content/slug-history/follow-addresses.server.ts')
const { openContent } = await import('../../../src/site-content/site-content.server.ts')
const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')
const { now } = await import('../../../src/config/clock.server.ts')
const { feedOfPath } = await import('../../seo/feed-of.ts')

// The clock of the site stands still until a test moves it.
vi.useFakeTimers({ toFake: ['Date'] })
const start = Date.now()
now()
beforeEach(() => void vi.setSystemTime(start))

const comes = () => void vi.setSystemTime(start + UNTIL_APPEARANCE_MS)

test('scheduled story: the sitemap of a running site includes it from its date', async () => {
  const isListed = async () => JSON.stringify(await sitemapPages()).includes(SCHEDULED.slug)
  expect(await isListed()).toBe(false)
  comes()
  expect(await isListed()).toBe(true)
})

test.each(['feed.atom', 'feed.json', 'feed.rss'])('scheduled story: %s of a running site includes it from its date', async (name) => {
  const isListed = async () => (await (await feedOfPath(`/en/stories/${name}`)).text()).includes(SCHEDULED.slug)
  expect(await isListed()).toBe(false)
  comes()
  expect(await isListed()).toBe(true)
})

test('scheduled story: the slug history of a running site records its address at its date', async () => {
  const followed = await followAddresses({
    open: openContent,
    onChange: () => () => undefined,
    file: { read: async () => undefined, writer: () => async () => undefined },
    settings: 'siteSettings',
    hasCustomModel: () => false,
    log: () => undefined,
  })
  const ids = () => followed.book.stored().held.map(([id]) => id)
  await followed.upToDate()
  expect(ids()).not.toContain(SCHEDULED.id)
  comes()
  await vi.waitFor(() => expect(ids()).toContain(SCHEDULED.id), { timeout: 15_000, interval: 20 })
  await followed.close()
})
