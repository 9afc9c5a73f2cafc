import { afterAll, expect, test, vi } from 'vitest'
import { SITE_CLOCK } from '../../fixtures/clock.ts'
import { changedSpace } from '../../support/spaces/export-file.ts'
import { addScheduledStory, SCHEDULED } from '../../support/spaces/scheduled-story.ts'
import { startReceiver } from './receiver.ts'

const receiver = await startReceiver()
const HOUR_MS = 3_600_000
const file = changedSpace((draft) => addScheduledStory(draft, HOUR_MS))
vi.stubEnv('CONTENT_SPACE', file)
vi.stubEnv('SITE_INDEXNOW_KEY', 'a-key-of-the-test')
vi.stubEnv('SITE_INDEXNOW_URL', receiver.service)
const { indexNow } = await import('../../../src/features/indexnow/feature.server.ts')
const { sitemapPages } = await import('../../../src/pages/sitemap/sitemap.server.ts')
afterAll(() => receiver.close())

test('indexNow: submits a scheduled story when its date has come, without a change of the content', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(SITE_CLOCK) })
  await sitemapPages()
  await indexNow.contentOpened?.()
  // The baseline of the site is read, and the appearance is planned.
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0), { timeout: 15_000, interval: 20 })
  await vi.waitFor(
    async () => {
      await vi.advanceTimersByTimeAsync(HOUR_MS)
      expect(receiver.notify).toHaveLength(1)
    },
    { timeout: 15_000, interval: 20 },
  )
  vi.useRealTimers()
  const slugs = receiver.notify[0]?.urlList.map((url) => url.split('/').at(-1))
  expect(new Set(slugs)).toEqual(new Set([SCHEDULED.slug]))
})
