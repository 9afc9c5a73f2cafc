import { ExponentialBackoff, type IBackoffFactory } from 'cockatiel'
import { DeliveryError } from '../error.ts'
import { faultOf } from '../client/fault.server.ts'
import { modelChange, outgrows } from './model-change.server.ts'
import { pause } from './pause.server.ts'
import type { SpaceModel, SyncedDeletion, SyncedResource, SyncPage, Upstream } from './upstream.server.ts'

/** What changed in a space since it was last asked, and what it is made by where that changed too. */
export interface Delta {
  readonly resources: readonly SyncedResource[]
  readonly deletions: readonly SyncedDeletion[]
  readonly model: SpaceModel | undefined
  readonly token: string
}

/**
 * Hears of a space that is followed, of one thing after the other.
 *
 * What it throws counts as a failure of the space: the same is asked again later.
 */
export interface Listener {
  /** A synchronization begins from nothing: pages that came before are void. */
  begin(model: SpaceModel): Promise<void>
  /** A page of it. */
  page(resources: readonly SyncedResource[]): Promise<void>
  /** All there is has come; before this nothing of it counts. */
  whole(token: string): Promise<void>
  /** Told after every question that succeeded, also where nothing changed. */
  delta(delta: Delta): Promise<void>
  /** A question failed; it is asked again after so many milliseconds. */
  failed(error: DeliveryError, waitMs: number): void
}

export interface Follower {
  /** Ask at once: somebody says that something changed. */
  told(): void
  /** Ask no more; settles when nothing is under way. */
  close(): Promise<void>
}

interface Options {
  readonly intervalMs: number
  /** Where to go on; from the beginning where it is not given. */
  readonly from?: { readonly token: string; readonly model: SpaceModel } | undefined
  /** Stops the questions that are under way. */
  readonly closing: AbortController
}

/** Of content types, locales and tags the Sync API says nothing: they are read again after so many questions at the latest. */
const MODEL_EVERY = 12
const BACKOFF = new ExponentialBackoff<undefined>({ initialDelay: 500, maxDelay: 10_000 })
const PAGE_SIZE = 1000

/** Follow a space: all its content first, page by page, then what changes, by token; one question at a time. */
export function follow(space: Upstream, listener: Listener, { intervalMs, from, closing }: Options): Follower {
  const rest = pause()
  let { token, model } = { token: from?.token, model: from?.model }
  let modelAt = -Infinity
  let toldAt = -Infinity
  let pageSize = PAGE_SIZE
  let backoff: IBackoffFactory<undefined> = BACKOFF

  async function fromTheBeginning(): Promise<void> {
    const began = performance.now()
    const next = await space.model()
    let page = await firstPage()
    await listener.begin(next)
    await listener.page(page.resources)
    while (!page.isLast) {
      page = await space.next(page.token)
      await listener.page(page.resources)
    }
    await listener.whole(page.token)
    ;[token, model, modelAt] = [page.token, next, began]
  }

  async function firstPage(): Promise<SyncPage> {
    try {
      return await space.first(pageSize)
    } catch (error) {
      // An answer above 7 MB is refused: ask for less at a time.
      if (!(error instanceof DeliveryError && error.about === 'too-large') || pageSize === 1) throw error
      pageSize = Math.ceil(pageSize / 4)
      return firstPage()
    }
  }

  async function onward(since: string, known: SpaceModel): Promise<void> {
    const began = performance.now()
    const pages = [await space.next(since)]
    for (let last = pages[0]; last && !last.isLast; last = pages.at(-1)) pages.push(await space.next(last.token))
    const resources = pages.flatMap((page) => page.resources)
    const isModelDue = modelAt < toldAt || modelAt < began - MODEL_EVERY * intervalMs
    const asked = isModelDue || outgrows(known, resources) ? await space.model() : undefined
    const change = asked ? modelChange(known, asked) : 'same'
    if (change === 'reshaped') return fromTheBeginning()
    const next = pages.at(-1)?.token ?? since
    await listener.delta({ resources, deletions: pages.flatMap((page) => page.deletions), model: change === 'grown' ? asked : undefined, token: next })
    token = next
    if (asked) [model, modelAt] = [asked, began]
  }

  /** Ask once; gives the milliseconds to wait before the next time. */
  async function ask(): Promise<number> {
    try {
      if (token === undefined || !model) await fromTheBeginning()
      else await onward(token, model)
      backoff = BACKOFF
      return intervalMs
    } catch (error) {
      const fault = faultOf(error)
      // The space no longer knows the token.
      if (fault.fault === 'question' && token !== undefined) {
        token = undefined
        return 0
      }
      const next = backoff.next(undefined)
      backoff = next
      const waitMs = Math.max(next.duration, fault.retryAfterMs ?? 0)
      if (!closing.signal.aborted) listener.failed(fault, waitMs)
      return waitMs
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) await rest.wait(await ask())
  }

  const ended = run()
  return {
    told() {
      toldAt = performance.now()
      rest.wake()
    },
    close() {
      closing.abort()
      rest.wake()
      return ended
    },
  }
}
