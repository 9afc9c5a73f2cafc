import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkUses, MAX_SHARED } from '../../src/features/preview/link-uses.server.ts'
import { TAKE_TOKEN } from '../../src/nodes/scripts.server.ts'
import { SharedStore } from '../../src/nodes/shared-store.server.ts'
import { HAS_REDIS, startRedis, type TestRedis } from '../support/redis.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const soon = { timeout: 15_000, interval: 10 }
const DAY_MS = 86_400_000

describe.skipIf(!HAS_REDIS)('state that nodes share', () => {
  let redis: TestRedis
  const stores: SharedStore[] = []

  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const each of stores.splice(0)) each.close()
    await redis.kill()
  })

  async function connected(): Promise<SharedStore> {
    const store = await SharedStore.open({ url: redis.url, prefix: 'test', log: () => undefined })
    stores.push(store)
    await reachable(store)
    return store
  }
  /** Waits until Redis answers. On a site, the heartbeat does that. */
  const reachable = (store: SharedStore) => vi.waitFor(async () => expect(await store.probe('return 1', [], [])).toBe(1), soon)
  const uses = async () => new LinkUses(join(temporaryFolder('link-uses'), 'preview-links.json'), await connected())

  test('LinkUses: a single-use link opens once over all nodes, also if it is opened at the same time', async () => {
    const all = [await uses(), await uses(), await uses()]
    for (let count = 0; count < 20; count += 1) {
      const link = { id: randomUUID(), until: Date.now() + DAY_MS }
      const results = await Promise.all(all.map((each) => each.open(link)))
      expect(results.toSorted()).toEqual(['opened', 'used', 'used'])
    }
  })

  test('LinkUses: guests create a limited number of links over all nodes', async () => {
    const [one, two] = [await uses(), await uses()]
    const until = Date.now() + DAY_MS
    const results = await Promise.all(Array.from({ length: MAX_SHARED }, () => [one.share('origin', until), two.share('origin', until)]).flat())
    expect(results.filter(Boolean)).toHaveLength(MAX_SHARED)
  })

  test('LinkUses: a link that was opened during an outage of Redis is used everywhere after it', async () => {
    const [one, two] = [await uses(), await uses()]
    const link = { id: randomUUID(), until: Date.now() + DAY_MS }
    await redis.kill()
    expect(await one.open(link)).toBe('opened')
    expect(await one.open(link)).toBe('used')
    await redis.start()
    for (const store of stores) await reachable(store)
    const key = `links:${link.id}:opened`
    await vi.waitFor(async () => expect(await stores[0]?.run(`return redis.call('SCARD', KEYS[1])`, [key], [])).toBe(1), soon)
    expect(await two.open(link)).toBe('used')
  })

  test('TAKE_TOKEN: the nodes share a bucket, which fills again and expires', async () => {
    const [one, two] = [await connected(), await connected()]
    const take = (store: SharedStore) => store.run(TAKE_TOKEN, ['bucket'], [4, 0.5])
    const taken = await Promise.all([one, two, one, two, one, two].map(take))
    expect(taken.toSorted()).toEqual([0, 0, 1, 1, 1, 1])
    expect(await one.run(`return redis.call('PTTL', KEYS[1])`, ['bucket'], [])).toBeLessThanOrEqual(8000)
    await one.run(`redis.call('HINCRBY', KEYS[1], 'at', -2000) return 1`, ['bucket'], [])
    expect([await take(two), await take(one)]).toEqual([1, 0])
  })
})

test('countSearch: refuses a visitor whose searches on other nodes used up the limit', async () => {
  vi.resetModules()
  vi.doMock('../../src/nodes/site-nodes.server.ts', () => ({ sharedStore: () => ({ run: async () => 0 }) }))
  const { countSearch, onBehalfOf, SearchRefusedError } = await import('../../src/features/search/limit/search-limit.server.ts')
  const asking = (forwarded: string) => new Request('https://site.example/en', { headers: { 'X-Forwarded-For': forwarded } })
  await expect(onBehalfOf(asking('198.51.100.9'), countSearch)).rejects.toThrow(SearchRefusedError)
  // Requests without an address have no limit.
  await onBehalfOf(new Request('https://site.example/en'), countSearch)
  vi.doUnmock('../../src/nodes/site-nodes.server.ts')
})
