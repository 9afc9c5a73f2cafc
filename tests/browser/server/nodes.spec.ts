import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster, type Cluster } from '../../../bench/nodes/cluster.ts'
import { Visitors } from '../../../bench/nodes/visitors.ts'
import { HAPROXY } from '../../support/haproxy.ts'
import { PRODUCT } from '../../support/process.ts'
import { HAS_REDIS } from '../../support/redis.ts'
import { resource, type ExportDraft } from '../../support/spaces/export-file.ts'
import { SPACE } from '../../support/spaces/space.ts'
import { hasVarnish } from '../../support/varnish.ts'
import { expect, test } from '../fixtures.ts'

const STORIES = ['story-seeing', 'story-terminator', 'story-corona-minutes']
const draft: ExportDraft = JSON.parse(readFileSync(SPACE, 'utf8'))
const pathOf = (story: string) => `/en/stories/${String(resource(draft.entries, story).fields['slug']?.['en'])}`
const soon = { timeout: 30_000, intervals: [50] }

test.skip(!HAS_REDIS || HAPROXY === undefined || !hasVarnish(), 'Redis, HAProxy or Varnish with xkey is not installed')
test.setTimeout(180_000)

let folder: string
let cluster: Cluster
let all: readonly Visitors[]

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'nodes-'))
  // The interval is one hour: without Redis, only the node that receives the webhook shows a change.
  cluster = await startCluster({ folder, checkout: PRODUCT, env: { CONTENT_SYNC_SECONDS: '3600' } })
  await cluster.setWebhooks(true)
  all = [cluster.url, ...cluster.nodes.map(({ url }) => url)].map((url) => new Visitors(url, pathOf))
  for (const each of all) for (const story of STORIES) await each.visit(pathOf(story))
})
test.afterAll(async () => {
  for (const each of all) each.stop()
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

/** Publishes the stories. Resolves when visitors and these nodes see them. */
async function published(isShownBy: readonly Visitors[]): Promise<void> {
  const changes = await cluster.publish(STORIES)
  for (const each of isShownBy) each.lags.add(changes)
  await shown(isShownBy)
}

async function shown(by: readonly Visitors[]): Promise<void> {
  const visitOld = async () => {
    await Promise.all(by.flatMap((each) => each.lags.stories.map((story) => each.visit(pathOf(story)))))
    return by.flatMap(({ lags }) => lags.stories)
  }
  await expect.poll(visitOld, soon).toEqual([])
}

test('nodes: show each change, also after Redis and a node were down, and visitors never see an older page again', async () => {
  const [visitors, , two, three] = all
  const [, second, third] = cluster.nodes
  if (!visitors || !two || !three || !second || !third) throw new Error('There are three nodes.')
  for (let count = 0; count < 4; count += 1) await published(all)

  await second.kill()
  await published(all.filter((each) => each !== two))
  await second.start()
  two.take()
  await published(all)

  third.signal('SIGSTOP')
  const frozenAt = performance.now()
  const changes = await cluster.publish(STORIES)
  for (const each of all) each.lags.add(changes)
  await shown(all.filter((each) => each !== visitors && each !== three))
  await expect.poll(() => performance.now() - frozenAt, soon).toBeGreaterThan(6000)
  third.signal('SIGCONT')
  await expect.poll(() => third.output(), soon).toContain('This node was suspended for')
  await shown(all)
  await expect.poll(async () => (await fetch(`${third.url}readyz`)).status, soon).toBe(200)

  await cluster.redis.kill()
  const lost = await cluster.publish(STORIES)
  await cluster.redis.start()
  for (const each of all) each.lags.add(lost)
  await shown(all)

  for (const each of all) {
    expect(each.revisions.falls).toEqual([])
    expect(each.take()).toMatchObject({ failed: 0 })
  }
})
