import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { Nodes } from '../../src/nodes/nodes.server.ts'
import { SharedStore } from '../../src/nodes/shared-store.server.ts'
import { folderOfTest } from '../features/cdn-purge/purging.ts'
import { startReceiver } from '../support/receiver.ts'
import { HAS_REDIS, startRedis } from '../support/redis.ts'
import { changedSpace, resource, type ExportDraft } from '../support/spaces/export-file.ts'
import { published, TestSource } from './test-source.ts'

const soon = { timeout: 15_000, interval: 20 }

test.skipIf(!HAS_REDIS)('cdnPurge: purges a change once all nodes show it, or after a limited time', async () => {
  using own = folderOfTest()
  const [redis, receiver] = [await startRedis(), await startReceiver()]
  const file = changedSpace(() => undefined)
  vi.resetModules()
  const variables = { SITE_CDN: 'varnish', SITE_CDN_API: receiver.url, SITE_CDN_AGAIN_SECONDS: '3600', SITE_REDIS_URL: redis.url }
  for (const [name, value] of Object.entries({ ...variables, CONTENT_SPACE: file, CONTENT_STATE: own.folder, SITE_ORIGIN: 'http://site.test' }))
    vi.stubEnv(name, value)
  const { cdnPurge } = await import('../../src/features/cdn-purge/feature.server.ts')
  const { nodes, siteNodes } = await import('../../src/nodes/site-nodes.server.ts')
  const { contentSource } = await import('../../src/site-content/site-source.server.ts')
  const source = await contentSource()

  // The other node of the site, which shows a change when the test decides.
  const slow = new TestSource()
  const store = await SharedStore.open({ url: redis.url, prefix: '{vitrine:site.test}', log: () => undefined })
  const other = new Nodes({ store, source: slow, id: 'other', status: () => ({ name: 'other' }), log: () => undefined })

  /** Publishes a revision of a story in the space of the first node. */
  const publish = (revision: number) => {
    const draft: ExportDraft = JSON.parse(readFileSync(file, 'utf8'))
    Object.assign(resource(draft.entries, 'story-seeing').sys, { version: 2 * revision + 1, publishedVersion: 2 * revision, publishedCounter: revision })
    Object.assign(resource(draft.entries, 'story-seeing').fields, { title: { en: `Revision ${revision}` } })
    writeFileSync(file, JSON.stringify(draft))
    return vi.waitFor(() => expect(slow.followed).toContainEqual(expect.objectContaining({ id: 'story-seeing', revision })), soon)
  }
  try {
    await nodes.contentOpened?.()
    await cdnPurge.contentOpened?.()
    await cdnPurge.listening?.('build')
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), soon)
    await vi.waitFor(() => expect([siteNodes()?.statuses.length, other.statuses.length]).toEqual([2, 2]), soon)

    await publish(11)
    // The tags are on disk, so that the purge survives a restart.
    await vi.waitFor(() => expect(Object.keys(JSON.parse(readFileSync(`${own.folder}/cdn-outbox.json`, 'utf8')).tags).length).toBeGreaterThan(2), soon)
    expect(receiver.received).toHaveLength(1)
    slow.show(published('story-seeing', 11))
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), soon)

    const begun = performance.now()
    await publish(12)
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), soon)
    expect(performance.now() - begun).toBeGreaterThan(4000)
    await vi.waitFor(() => expect(other.statuses.find(({ name }) => name !== 'other')).toMatchObject({ purges: 3, failures: 0 }), soon)
  } finally {
    await cdnPurge.close?.()
    await nodes.close?.()
    await other.close()
    store.close()
    await source.close?.()
    await receiver.close()
    await redis.kill()
    vi.unstubAllEnvs()
  }
})
