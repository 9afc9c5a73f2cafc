import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { load, type Loaded } from './load/load.ts'
import { CODINGS, failures } from './load/job.ts'
import { bench } from './report/bench.ts'
import { brief, judged, median, type Row } from './report/row.ts'
import { startContentService } from './servers/content-service.ts'
import type { Server } from './servers/process.ts'
import { startSite, untilReady } from './servers/site.ts'
import { generateSpace, type GeneratedSpace } from './space/generated-space.ts'
import { STORY, untilFresh } from './space/retitle.ts'

// Measures a site on a space of 1,000, 10,000 and 50,000 entries in five languages. The space is embedded, or a replica that starts from its copy
// on disk.

const SIZES = [1000, 10_000, 50_000]
const CONNECTIONS = 32
const WARM_UP = 30
const ROUNDS = 3
const GIGABYTE = 1e9
/** Seconds between the site's queries for changes. */
const SYNC_SECONDS = '0.3'
/** Goals for the largest space. */
const GOALS = { startMs: 5000, memory: 1.5 * GIGABYTE, missMs: 60, freshMs: 1000 }

const asks = (paths: readonly string[]) => paths.map((path) => ({ path, headers: { 'Accept-Encoding': CODINGS.browser } }))

/** Creates a row with a goal if `isRequested` is set, or else without one. */
function goal(row: Omit<Row, 'isMet' | 'goal' | 'figure'>, figure: number, most: number, unit: string, isRequested: boolean): Row {
  return isRequested ? judged(row, figure, { most }, unit) : { ...row, figure: `${brief(figure)}${unit}` }
}

/** Loads a cached page, in turns with the site on the smallest space. */
async function inTurns(site: Server, smallest: Server, seconds: number): Promise<{ ours: Loaded; reference: Loaded }[]> {
  const rounds: { ours: Loaded; reference: Loaded }[] = []
  const job = { asks: asks([STORY.path]), connections: CONNECTIONS, seconds }
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ reference: await load(smallest, job), ours: await load(site, job) })
  return rounds
}

/** Measures the start, the memory, uncached pages and cached pages. */
async function carried(
  name: string,
  site: Server,
  startMs: number,
  space: GeneratedSpace,
  smallest: Server | undefined,
  seconds: number,
  isRequested: boolean,
): Promise<Row[]> {
  await load(site, { asks: asks(space.stories.slice(0, WARM_UP)), connections: 1, seconds, isOnce: true })
  const misses = await load(site, { asks: asks(space.stories.slice(WARM_UP)), connections: 1, seconds, isOnce: true })
  const rounds = smallest ? await inTurns(site, smallest, seconds / 2 / ROUNDS) : []
  const { rss, heap } = await site.usage()
  const speed = median(rounds.map(({ ours, reference }) => ours.perSecond / reference.perSecond))
  const kept = { what: `${name}: requests/s of a cached page, as a share of that with ${brief(SIZES[0] ?? 0)} entries` }
  const failed = failures(misses) + rounds.reduce((sum, { ours }) => sum + failures(ours), 0)
  return [
    goal({ what: `${name}: until it answers` }, startMs / 1000, GOALS.startMs / 1000, ' s', isRequested),
    goal({ what: `${name}: memory`, against: `heap ${brief(heap / GIGABYTE)} GB` }, rss / GIGABYTE, GOALS.memory / GIGABYTE, ' GB', isRequested),
    goal(
      { what: `${name}: a page that was not requested before, p99`, against: `median ${brief(misses.p50)} ms, of ${misses.answered}` },
      misses.p99,
      GOALS.missMs,
      ' ms',
      isRequested,
    ),
    ...(smallest ? [judged(kept, speed, { least: 0.9 })] : []),
    { what: `${name}: failed requests`, figure: String(failed), goal: '0', isMet: failed === 0 },
  ]
}

await bench(45, async ({ seconds, rest }) => {
  const sizes = rest.length > 0 ? rest.map(Number) : SIZES
  const rows: Row[] = []
  const slot = seconds / sizes.length / 4
  let smallest: Server | undefined
  for (const total of sizes) {
    const isRequested = total === SIZES.at(-1)
    const space = await generateSpace(total)
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-site-'))
    const label = (origin: string) => `${brief(total)} entries (${brief(space.bytes / 1e6)} MB), ${origin}`

    const embedded = await startSite({ env: { CONTENT_SPACE: space.file }, cwd: folder })
    rows.push(...(await carried(label('embedded'), embedded, embedded.startMs, space, smallest, slot, false)))
    rows.push({ what: `${label('embedded')}: from the edited file to the fresh page`, figure: `${brief((await untilFresh(space.file, embedded)) / 1000)} s` })
    if (smallest) await embedded.stop()
    else smallest = embedded

    const service = await startContentService(space.file)
    const follow = () => startSite({ env: { ...service.env, CONTENT_SYNC_SECONDS: SYNC_SECONDS }, cwd: folder })
    const begun = performance.now()
    const first = await follow()
    const isCopied = await untilReady(first.url, STORY.path).then(
      () => true,
      () => false,
    )
    const copied = isCopied ? `${brief((performance.now() - begun) / 1000)} s` : 'never'
    rows.push({ what: `${label('following')}: the first synchronization, until a page is answered`, figure: copied, goal: 'ends', isMet: isCopied })
    await first.stop()
    if (isCopied) {
      const again = performance.now()
      const following = await follow()
      await untilReady(following.url, STORY.path)
      rows.push(...(await carried(label('from disk'), following, performance.now() - again, space, smallest, slot, isRequested)))
      const fresh = { what: `${label('following')}: from the change in the service to the fresh page` }
      rows.push(judged(fresh, await untilFresh(space.file, following, service), { most: GOALS.freshMs }, ' ms'))
      await following.stop()
    }
    await service.server.stop()
    await Promise.all([rm(folder, { recursive: true }), rm(dirname(space.file), { recursive: true })])
  }
  await smallest?.stop()
  return rows
})
