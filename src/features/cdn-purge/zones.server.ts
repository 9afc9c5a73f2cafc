import { hash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cdn } from '#app/config/cdn-variables.server.ts'
import type { Environment } from '#app/config/env.server.ts'
import type { CdnStatus } from '#app/content/pages/page-services.server.ts'
import { adapterOf } from './adapters.server.ts'
import { Outbox } from './outbox.server.ts'
import { Purger, type Clock } from './purger.server.ts'

interface Options {
  readonly cdn: Cdn
  readonly env: Environment
  /** Folder of the outboxes. */
  readonly folder: string
  readonly tagOfAll: string
  readonly clock: Clock
  readonly timeoutMs?: number
  readonly log: (message: string) => void
}

interface Zone {
  readonly outbox: Outbox
  readonly purger: Purger
}

/** Zones of a CDN, or Varnish caches. Each has its own outbox, limits and retries, so that a zone that refuses purges delays no other zone. */
export class Zones {
  readonly #zones: readonly Zone[]

  private constructor(zones: readonly Zone[]) {
    this.#zones = zones
  }

  /** Opens the outbox of each zone. Purges wait until `open` is called. */
  static async read({ cdn, env, folder, tagOfAll, clock, timeoutMs, log }: Options): Promise<Zones> {
    const all = zonesOf(cdn, env)
    await removeOthers(
      folder,
      all.map(({ file }) => file),
    )
    const opened = await Promise.all(
      all.map(async ({ env: own, file }) => {
        const outbox = new Outbox(join(folder, file), tagOfAll, log)
        await outbox.open()
        return { own, outbox }
      }),
    )
    const waiting = () => sum(opened.map(({ outbox }) => outbox.size))
    const againMs = env.SITE_CDN_AGAIN_SECONDS * 1000
    return new Zones(
      opened.map(({ own, outbox }, at) => {
        // The position identifies a zone in messages. Ids and addresses are not printed.
        const name = opened.length === 1 ? cdn : `${cdn} (zone ${at + 1} of ${opened.length})`
        const adapter = adapterOf(cdn, own, opened.length)
        const requests = (tags: readonly string[], now: Date) => adapter.requests(tags, own, now)
        return { outbox, purger: new Purger({ name, adapter: { ...adapter, requests }, outbox, waiting, clock, againMs, timeoutMs, log }) }
      }),
    )
  }

  /** State of all zones together. A tag that waits in two zones counts twice. */
  get status(): CdnStatus {
    const all = this.#zones.map(({ purger }) => purger.status)
    const latest = all.reduce<CdnStatus | undefined>((one, other) => ((other.last ?? 0) > (one?.last ?? 0) ? other : one), undefined)
    const faults = all.flatMap(({ fault }) => fault ?? [])
    return {
      purges: sum(all.map(({ purges }) => purges)),
      failures: sum(all.map(({ failures }) => failures)),
      waiting: sum(all.map(({ waiting }) => waiting)),
      last: latest?.last,
      delayMs: latest?.delayMs,
      fault: faults.length > 0 ? faults.join(', ') : undefined,
    }
  }

  /** Purges tags in all zones. Resolves when the tags are on disk. */
  async purge(tags: Iterable<string>, delayMs = 0): Promise<void> {
    const list = [...tags]
    await Promise.all(this.#zones.map(({ purger }) => purger.purge(list, delayMs)))
  }

  /**
   * Starts to send. At the start, pages that change by time alone may be old. They are purged. In a zone whose outbox is not of the same build,
   * all pages are purged.
   */
  async open(build: string, tagOfTimed: string, tagOfAll: string): Promise<void> {
    await Promise.all(
      this.#zones.map(async ({ outbox, purger }) => {
        const isKnown = outbox.build !== '' && outbox.build === build
        await purger.purge([isKnown ? tagOfTimed : tagOfAll])
        await outbox.setBuild(build)
        purger.open()
      }),
    )
  }

  /** Stops all timers. Resolves when the waiting tags are on disk. */
  async close(): Promise<void> {
    await Promise.all(this.#zones.map(({ purger }) => purger.close()))
  }
}

/** Returns the environment of each zone, with one id or the address of one Varnish, and the file of its outbox. */
function zonesOf(cdn: Cdn, env: Environment): readonly { readonly env: Environment; readonly file: string }[] {
  const ids = [...new Set(cdn === 'varnish' ? env.SITE_CDN_API : (env.SITE_CDN_ID ?? '').split(','))]
  return ids.map((id) => ({
    env: { ...env, ...(cdn === 'varnish' ? { SITE_CDN_API: [id] } : { SITE_CDN_ID: id || undefined }) },
    file: ids.length === 1 ? 'cdn-outbox.json' : `cdn-outbox-${hash('sha1', id).slice(0, 10)}.json`,
  }))
}

const OUTBOX = /^cdn-outbox(?:-[0-9a-f]{10})?\.json$/

/** Removes the outboxes of zones that are no longer configured. If one returned later, its outbox would miss the changes between. */
async function removeOthers(folder: string, files: readonly string[]): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const others = names.filter((name) => OUTBOX.test(name) && !files.includes(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
