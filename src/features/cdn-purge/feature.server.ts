import { missingForPurge } from '#app/config/cdn-variables.server.ts'
import { now } from '#app/config/clock.server.ts'
import { environment } from '#app/config/env.server.ts'
import type { ContentChange } from '#app/content/client/content-change.ts'
import type { Dependencies } from '#app/content/dependencies/recorder.server.ts'
import { reportFacts, siteNodes } from '#app/nodes/site-nodes.server.ts'
import type { Feature } from '#app/server/feature.server.ts'
import { tagOfAll, tagOfTimed, tagsOfChange } from '#app/server/page-cache/cdn.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { emit } from '#app/telemetry/events.server.ts'
import { Moments } from './moments.server.ts'
import type { Clock } from './purger.server.ts'
import { Zones } from './zones.server.ts'

const log = (message: string) => console.warn(`[cdn] ${message}`)

/** Longer timers would end at once. */
const MAX_TIMER_MS = 24 * 24 * 3_600_000

const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(ms, MAX_TIMER_MS)).unref()
    return () => clearTimeout(timer)
  },
}

/** More than the time after which `shownEverywhere` waits no longer. */
const MAX_WAIT_MS = 10_000

interface Purging {
  readonly zones: Zones
  readonly moments: Moments
}

let purging: Purging | undefined
let build: string | undefined

/** Opens the outboxes and follows the content. The page cache follows the same changes, so that this site answers with the new content before the purge. */
async function contentOpened(): Promise<void> {
  const env = environment()
  if (env.SITE_CDN === undefined) return
  const missing = missingForPurge(env)
  if (missing.length > 0) {
    return log(`${missing.join(' and ')} are not set, so changes are not purged: ${env.SITE_CDN} shows a page for up to ${env.SITE_CDN_SECONDS} s more.`)
  }
  const zones = await Zones.read({ cdn: env.SITE_CDN, env, folder: env.CONTENT_STATE, tagOfAll: tagOfAll(), clock: CLOCK, log })
  const { onChange } = await contentSource()
  onChange((change) => void purgeChange(zones, change))
  reportFacts(() => ({ purges: zones.status.purges, failures: zones.status.failures }))
  purging = { zones, moments: new Moments(CLOCK, () => void zones.purge([tagOfTimed()])) }
  await begin()
}

/**
 * Purges the pages of a change once all nodes show it. Otherwise the CDN could fetch an old page from a late node after the purge. The tags are
 * on disk before that.
 */
async function purgeChange(zones: Zones, change: ContentChange): Promise<void> {
  const [tags, nodes] = [tagsOfChange(change), siteNodes()]
  if (nodes) {
    const begun = performance.now()
    const everywhere = nodes.shownEverywhere(change)
    await zones.purge(tags, MAX_WAIT_MS)
    await everywhere
    emit('everywhere', { ms: performance.now() - begun })
  }
  await zones.purge(tags)
}

/** Sends purges once the site listens and has content: before that, the CDN could fetch no new page. */
async function begin(): Promise<void> {
  if (purging && build !== undefined) await purging.zones.open(build, tagOfTimed(), tagOfAll())
}

/** Purges the pages in a CDN when their content changes. */
export const cdnPurge: Feature = {
  contentOpened,
  rendered({ until }: Dependencies) {
    if (Number.isFinite(until)) purging?.moments.add(until - now().getTime() + Date.now())
  },
  async listening(id) {
    build = id
    await begin()
  },
  services: { cdnStatus: () => purging?.zones.status },
  async close() {
    purging?.moments.close()
    await purging?.zones.close()
  },
}
