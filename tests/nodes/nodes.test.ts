import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Nodes } from '../../src/nodes/nodes.server.ts'
import { SharedStore } from '../../src/nodes/shared-store.server.ts'
import { HAS_REDIS, startRedis, type TestRedis } from '../support/redis.ts'
import { published, TestSource } from './test-source.ts'

const soon = { timeout: 15_000, interval: 10 }

const story = (revision: number) => published('story', revision)
const REVISION_2 = { kind: 'Entry', id: 'story', revision: 2, isGone: false } as const

describe.skipIf(!HAS_REDIS)('Nodes', () => {
  let redis: TestRedis
  const open: (() => Promise<void>)[] = []

  beforeEach(async () => {
    redis = await startRedis()
  })
  afterEach(async () => {
    for (const close of open.splice(0)) await close()
    await redis.kill()
  })

  async function node(name: string, boundMs?: number, outdated?: string) {
    const [source, logged] = [new TestSource(), Array.of<string>()]
    source.outdated = outdated
    const store = await SharedStore.open({ url: redis.url, prefix: 'test', log: (message) => logged.push(message) })
    const nodes = new Nodes({
      store,
      source,
      id: name,
      status: () => ({ name }),
      log: (message) => logged.push(message),
      ...(boundMs !== undefined && { boundMs }),
    })
    const close = async () => {
      await nodes.close()
      store.close()
    }
    open.push(close)
    const names = () => nodes.statuses.map((status) => status.name).toSorted()
    await vi.waitFor(() => expect(store.isReachable).toBe(true), soon)
    return { name, source, store, nodes, logged, names, close }
  }
  const joined = async (...all: readonly Awaited<ReturnType<typeof node>>[]) => {
    for (const each of all) await vi.waitFor(() => expect(each.names()).toEqual(all.map(({ name }) => name).toSorted()), soon)
  }
  /**
   * Returns whether a promise settles before a timer of this process. Timers fire in their order even on a busy machine, unlike a measured
   * time, which includes the time of other processes.
   */
  const isSettled = async (promise: Promise<unknown>, withinMs = 150) =>
    (await Promise.race([promise.then(() => true), new Promise((later) => setTimeout(() => setImmediate(later), withinMs))])) === true

  test('the news of a webhook reach every node, and a change is shown everywhere once the last node shows it', async () => {
    const [one, two, three] = [await node('one'), await node('two'), await node('three')]
    await joined(one, two, three)
    one.nodes.announce(REVISION_2, false)
    for (const { source } of [two, three]) await vi.waitFor(() => expect(source.followed).toContainEqual(expect.objectContaining(REVISION_2)), soon)
    // The webhook notified the source of the first node.
    expect(one.source.followed.filter(Boolean)).toEqual([])
    const change = one.source.show(story(2))
    const everywhere = one.nodes.shownEverywhere(change)
    two.source.show(story(2))
    // An older revision does not count.
    three.source.show(story(1))
    expect(await isSettled(everywhere)).toBe(false)
    three.source.show(story(3))
    await everywhere
  })

  test('a change without a webhook reaches the other nodes from the node that finds it', async () => {
    const [one, two] = [await node('one'), await node('two')]
    await joined(one, two)
    const everywhere = one.nodes.shownEverywhere(one.source.show(story(2)))
    await vi.waitFor(() => expect(two.source.followed).toContainEqual(expect.objectContaining(REVISION_2)), soon)
    expect(await isSettled(everywhere)).toBe(false)
    two.source.show(story(2))
    await everywhere
    // A change that is already known is not reported again.
    expect(one.source.followed.filter(Boolean)).toEqual([])
    const model = { resources: [], touchesModel: true }
    const ofModel = one.nodes.shownEverywhere(one.source.show(model))
    await vi.waitFor(() => expect(two.source.followed).toContainEqual(undefined), soon)
    two.source.show(model)
    await ofModel
  })

  test('a late node delays no change longer than the bound, and an ended one not at all', async () => {
    const [one, two] = [await node('one', 300), await node('two')]
    await joined(one, two)
    const begun = performance.now()
    expect(await isSettled(one.nodes.shownEverywhere(one.source.show(story(2))), 600)).toBe(true)
    expect(performance.now() - begun).toBeGreaterThan(250)
    await two.close()
    open.splice(1, 1)
    await joined(one)
    expect(await isSettled(one.nodes.shownEverywhere(one.source.show(story(3))))).toBe(true)
  })

  test('a node that ends without notice leaves the list after its last heartbeat expires', async () => {
    const [one, two] = [await node('one'), await node('two')]
    await joined(one, two)
    two.store.close()
    await joined(one)
  })

  test('nodes: if Redis is down, log once and do not wait for other nodes; afterwards, poll the space and receive news again', async () => {
    const [one, two] = [await node('one'), await node('two')]
    await joined(one, two)
    await redis.kill()
    await vi.waitFor(() => expect(one.logged).toEqual([expect.stringMatching(/^Redis does not answer \(.+\)\. .* SITE_REDIS_URL\.$/)]), soon)
    expect(await isSettled(one.nodes.shownEverywhere(one.source.show(story(2))))).toBe(true)
    one.source.followed.length = 0
    await redis.start()
    await vi.waitFor(
      () => expect(one.logged).toEqual([expect.anything(), expect.stringMatching(/^Redis answers again after \d+ s\. This node synchronizes\.$/)]),
      soon,
    )
    expect(one.source.followed).toEqual([undefined])
    await joined(one, two)
    one.nodes.announce({ ...REVISION_2, revision: 7 }, false)
    await vi.waitFor(() => expect(two.source.followed).toContainEqual(expect.objectContaining({ revision: 7 })), soon)
  })

  test('Redis frozen: every command ends in bounded time, and at once after two seconds', async () => {
    const one = await node('one')
    redis.signal('SIGSTOP')
    const begun = performance.now()
    const command = one.store.run('return 1', [], [])
    expect(await isSettled(command, 1000)).toBe(true)
    expect(await command).toBeUndefined()
    await vi.waitFor(() => expect(one.store.isReachable).toBe(false), soon)
    expect(performance.now() - begun).toBeGreaterThan(1900)
    const again = one.store.run('return 1', [], [])
    expect(await isSettled(again, 0)).toBe(true)
    expect(await again).toBeUndefined()
    redis.signal('SIGCONT')
    await vi.waitFor(() => expect(one.store.isReachable).toBe(true), soon)
    expect(one.logged).toHaveLength(2)
  })

  test('Redis late: a late reply is no outage, and the purge still waits for the other nodes', async () => {
    const [one, two] = [await node('one'), await node('two')]
    await joined(one, two)
    redis.signal('SIGSTOP')
    one.nodes.announce(REVISION_2, false)
    expect(await one.store.run('return 1', [], [])).toBeUndefined()
    redis.signal('SIGCONT')
    const everywhere = one.nodes.shownEverywhere(one.source.show(story(2)))
    await vi.waitFor(() => expect(two.source.followed).toContainEqual(expect.objectContaining(REVISION_2)), soon)
    expect(await isSettled(everywhere)).toBe(false)
    two.source.show(story(2))
    await everywhere
    expect([one.logged, two.logged]).toEqual([[], []])
  })

  test('a node that starts with an old copy of the space is not current until it has read the changes', async () => {
    const one = await node('one', undefined, 'read from disk')
    await joined(one)
    await vi.waitFor(async () => expect(await one.store.run(`return redis.call('HLEN', KEYS[1])`, ['nodes'], [])).toBe(1), soon)
    expect(one.nodes.isCurrent).toBe(false)
    one.source.outdated = undefined
    await vi.waitFor(() => expect(one.nodes.isCurrent).toBe(true), soon)
  })

  test('a node that was suspended is not current until it shows the news of that time', async () => {
    const [one, two] = [await node('one'), await node('two')]
    await joined(one, two)
    two.nodes.announce(REVISION_2, false)
    await vi.waitFor(() => expect(one.source.followed).toContainEqual(expect.objectContaining(REVISION_2)), soon)
    const begun = performance.now()
    const clock = vi.spyOn(performance, 'now').mockReturnValue(begun + 20_000)
    // Before the process notices it itself.
    expect(one.nodes.isCurrent).toBe(false)
    await vi.waitFor(() => expect(one.logged).toEqual([expect.stringMatching(/^This node was suspended for \d+ s\./)]), soon)
    expect(one.source.followed).toContainEqual(undefined)
    expect(one.nodes.isCurrent).toBe(false)
    one.source.show(story(2))
    await vi.waitFor(() => expect(one.nodes.isCurrent).toBe(true), soon)
    clock.mockRestore()
  })

  test('a node that starts after the news follows them', async () => {
    const one = await node('one')
    one.nodes.announce(REVISION_2, false)
    await vi.waitFor(async () => expect(await one.store.run(`return redis.call('EXISTS', KEYS[1])`, ['news'], [])).toBe(1), soon)
    const late = await node('late')
    await vi.waitFor(() => expect(late.source.followed).toContainEqual(expect.objectContaining(REVISION_2)), soon)
  })
})
