import { expect, test, vi } from 'vitest'
import { siteWithWebhook } from '../features/webhooks/site-with-webhook.ts'
import { entryPayload, SECRET, webhook } from '../features/webhooks/webhook.ts'
import { HAS_REDIS, startRedis } from '../support/redis.ts'
import { resource } from '../support/spaces/export-file.ts'
import { startUpstream } from '../support/upstream.ts'

const soon = { timeout: 15_000, interval: 20 }
const AT = '2026-11-21T11:59:58.000Z'

// The interval is one hour, so an earlier update was triggered by the webhook.
test.skipIf(!HAS_REDIS)('webhook: reaches one node, and every node shows its change', async () => {
  const [redis, upstream] = [await startRedis(), await startUpstream()]
  const start = async (name: string) => {
    const env = { ...upstream.env, CONTENTFUL_WEBHOOK_SECRET: SECRET, CONTENT_STRATEGY: 'direct', CONTENT_SYNC_SECONDS: '3600', SITE_REDIS_URL: redis.url }
    const site = await siteWithWebhook({ ...env, CONTENT_STATE: `${upstream.env.CONTENT_STATE}-${name}` })
    const { nodes, siteNodes } = await import('../../src/nodes/site-nodes.server.ts')
    // With this strategy, a site follows changes after it has read all current ones.
    await vi.waitFor(() => expect(site.source.revision?.()).toBe(1), soon)
    await nodes.contentOpened?.()
    return { site, nodes, statuses: () => siteNodes()?.statuses ?? [] }
  }
  const [one, two] = [await start('one'), await start('two')]
  try {
    for (const { statuses } of [one, two]) await vi.waitFor(() => expect(statuses()).toHaveLength(2), soon)
    const sys = { version: 5, publishedVersion: 4, publishedCounter: 2, publishedAt: AT, updatedAt: AT }
    await upstream.edit((draft) => {
      Object.assign(resource(draft.entries, 'story-seeing').sys, sys)
      Object.assign(resource(draft.entries, 'story-seeing').fields, { title: { en: 'For all nodes' } })
    })
    await one.site.send(webhook(entryPayload({ id: 'story-seeing', space: one.site.source.space.id, at: AT })))
    const expected = { name: 'For all nodes', notifiedAt: expect.any(Date), liveAt: expect.any(Date) }
    for (const { site } of [one, two]) await vi.waitFor(() => expect(site.lastChanges()[0]).toMatchObject(expected), soon)
  } finally {
    for (const { site, nodes } of [one, two]) {
      await nodes.close?.()
      await site.close()
    }
    await upstream.stop()
    await redis.kill()
    delete process.env['SITE_REDIS_URL']
  }
})
