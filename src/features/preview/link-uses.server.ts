import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { environment } from '#app/config/env.server.ts'
import { sharedWrite } from '#app/content/shared-write.server.ts'
import { OPEN_LINK, SHARE_LINK } from '#app/nodes/scripts.server.ts'
import type { SharedStore } from '#app/nodes/shared-store.server.ts'
import { sharedStore } from '#app/nodes/site-nodes.server.ts'
import { replaceFile } from 'contentful-emulator/disk/replace-file.ts'
import type { PreviewLink } from './links.server.ts'

/** Maximum number of links that guests create from one link of an editor, over all guests. */
export const MAX_SHARED = 20
/** Maximum number of editors' links that are recorded at the same time. Bounds the file to about 2 MB; teams need a few dozen. */
const MAX_RECORDS = 2000

const schema = z.record(z.string(), z.object({ until: z.number(), shared: z.number(), used: z.array(z.string()) }))

/** Use of an editor’s link and of all links that its guests created from it. */
type LinkUse = z.output<typeof schema>[string]

/**
 * Records which single-use links have been opened, and how many links guests have created. A record lasts until the editor’s link ends,
 * also across restarts. Its size is limited, because guests of guests count for the same editor’s link.
 *
 * The nodes of a site share their records. While Redis is unreachable, each node has its own, and shares it afterwards.
 */
export class LinkUses {
  readonly #file: string
  readonly #uses: Map<string, LinkUse>
  /** Resolves when the current state is on disk. */
  readonly #store = sharedWrite(() => this.#write())
  readonly #shared: SharedStore | undefined

  constructor(file: string, shared?: SharedStore) {
    this.#file = file
    this.#uses = new Map(readUses(file))
    this.#shared = shared
    shared?.onReturn(() => void this.#publish())
    if (shared?.isReachable) void this.#publish()
  }

  /** Records the opening of a single-use link. Returns `used` if it was opened before, and `full` if it cannot be recorded. */
  async open({ id, origin = id, until }: Pick<PreviewLink, 'id' | 'origin' | 'until'>): Promise<'opened' | 'used' | 'full'> {
    const use = this.#useOf(origin, until)
    if (use?.used.includes(id)) return 'used'
    if (!use || use.used.length > MAX_SHARED) return 'full'
    use.used.push(id)
    const [elsewhere] = await Promise.all([this.#openShared(origin, id, until), this.#store()])
    return elsewhere === 'used' || elsewhere === 'full' ? elsewhere : 'opened'
  }

  /** Counts a link that a guest creates. `origin` is the editor’s link. Returns false if guests have created the maximum from it. */
  async share(origin: string, until: number): Promise<boolean> {
    const use = this.#useOf(origin, until)
    if (!use || use.shared >= MAX_SHARED) return false
    use.shared += 1
    const [isPermitted] = await Promise.all([this.#shared?.run(SHARE_LINK, [`links:${origin}:shared`], [MAX_SHARED, until]), this.#store()])
    return isPermitted !== 0
  }

  #openShared(origin: string, id: string, until: number): Promise<unknown> | undefined {
    return this.#shared?.run(OPEN_LINK, [`links:${origin}:opened`], [id, MAX_SHARED + 1, until])
  }

  /** Adds the links that were opened here during an outage of Redis to the shared record. */
  async #publish(): Promise<void> {
    for (const [origin, { used, until }] of this.#uses) for (const id of used) await this.#openShared(origin, id, until)
  }

  #useOf(origin: string, until: number): LinkUse | undefined {
    const now = Date.now()
    for (const [each, { until: end }] of this.#uses) if (end < now) this.#uses.delete(each)
    const known = this.#uses.get(origin)
    if (known || this.#uses.size >= MAX_RECORDS) return known
    const use: LinkUse = { until, shared: 0, used: [] }
    this.#uses.set(origin, use)
    return use
  }

  /** If the disk is not writable, the record lasts as long as the process. */
  async #write(): Promise<void> {
    try {
      await replaceFile(this.#file, JSON.stringify(Object.fromEntries(this.#uses)), { mode: 0o600, isLasting: true })
    } catch (error) {
      console.warn(`[preview] The use of links cannot be stored over a restart: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function readUses(file: string): readonly [string, LinkUse][] {
  try {
    return Object.entries(schema.parse(JSON.parse(readFileSync(file, 'utf8'))))
  } catch {
    return []
  }
}

let ofSite: LinkUses | undefined

/** Returns the record of this site. */
export function linkUses(): LinkUses {
  ofSite ??= new LinkUses(join(environment().CONTENT_STATE, 'preview-links.json'), sharedStore())
  return ofSite
}
