import { ExponentialBackoff, type IBackoffFactory } from 'cockatiel'
import type { DeliveryError } from '../error.ts'
import { faultOf } from '../client/fault.server.ts'
import { Expectations, type Expecting } from './expectations.server.ts'
import type { Expected } from './expected.ts'
import { modelChange, outgrows } from './model-change.server.ts'
import { pause } from './pause.server.ts'
import type { SpaceModel, SyncedDeletion, SyncedResource, Upstream } from './upstream.server.ts'

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
export interface Listener extends Expecting {
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
  /**
   * Ask at once: somebody says that something changed. What is expected and not shown yet is asked for again and again, ever
   * later, for a minute; tells whether it was shown already.
   */
  told(expected?: Expected): boolean
  /** Ask no more; settles when nothing is under way. */
  close(): Promise<void>
}

interface Options {
  readonly intervalMs: number
  /** Where to go on; from the beginning where it is not given. */
  readonly from?: { readonly token: string; readonly model: SpaceModel } | undefined
  /** Stops the questions that are under way. */
  readonly closing: AbortController
  /** For so many milliseconds what was told is expected. */
  readonly patienceMs?: number
}

/** Of content types, locales and tags the Sync API says nothing: they are read again after so many questions at the latest. */
const MODEL_EVERY = 12
const BACKOFF = new ExponentialBackoff<undefined>({ initialDelay: 500, maxDelay: 10_000 })
/** An answer above 7 MB is refused; most pages of this many stay below. */
const PAGE_SIZE = 250
/** Longer no delivery lags behind its editors, but in an outage. */
const PATIENCE_MS = 60_000

/** Follow a space: all its content first, page by page, then what changes, by token; one question at a time. */
export function follow(space: Upstream, listener: Listener, { intervalMs, from, closing, patienceMs = PATIENCE_MS }: Options): Follower {
  const rest = pause()
  const expectations = new Expectations(listener, patienceMs)
  let { token, model } = { token: from?.token, model: from?.model }
  /** Questions since the model was read; that is due when somebody has told. */
  let sinceModel = Infinity
  /** The space wants to be left alone, whoever tells what. */
  let isLimited = false
  let pageSize = PAGE_SIZE
  let backoff: IBackoffFactory<undefined> = BACKOFF

  async function fromTheBeginning(): Promise<void> {
    sinceModel = 0
    const next = await space.model()
    let page = await space.first(pageSize)
    await listener.begin(next)
    await listener.page(page.resources)
    expectations.hear(page.resources)
    while (!page.isLast) {
      page = await space.next(page.token)
      await listener.page(page.resources)
      expectations.hear(page.resources)
    }
    await listener.whole(page.token)
    ;[token, model] = [page.token, next]
  }

  async function onward(since: string, known: SpaceModel): Promise<void> {
    const isModelDue = sinceModel >= MODEL_EVERY || expectations.concernModel
    sinceModel = isModelDue ? 0 : sinceModel + 1
    const pages = [await space.next(since)]
    for (let last = pages[0]; last && !last.isLast; last = pages.at(-1)) pages.push(await space.next(last.token))
    const resources = pages.flatMap((page) => page.resources)
    const asked = isModelDue || outgrows(known, resources) ? await space.model() : undefined
    const change = asked ? modelChange(known, asked) : 'same'
    if (change === 'reshaped') return fromTheBeginning()
    const next = pages.at(-1)?.token ?? since
    const deletions = pages.flatMap((page) => page.deletions)
    await listener.delta({ resources, deletions, model: change === 'grown' ? asked : undefined, token: next })
    expectations.hear(resources, deletions)
    token = next
    if (asked) model = asked
  }

  /** Ask once; gives the milliseconds to wait before the next time. */
  async function ask(): Promise<number> {
    try {
      if (token === undefined || !model) await fromTheBeginning()
      else await onward(token, model)
      backoff = BACKOFF
      if (model) expectations.settle(model)
      return Math.min(intervalMs, expectations.pauseMs)
    } catch (error) {
      const fault = faultOf(error)
      // A token goes on with pages of the size that it began with.
      if (fault.about === 'too-large' && pageSize > 1) {
        pageSize = Math.ceil(pageSize / 4)
        token = undefined
        return 0
      }
      // The space no longer knows the token.
      if (fault.fault === 'question' && token !== undefined) {
        token = undefined
        return 0
      }
      sinceModel = Infinity
      const next = backoff.next(undefined)
      backoff = next
      const waitMs = Math.max(next.duration, fault.retryAfterMs ?? 0)
      if (!closing.signal.aborted) listener.failed(fault, waitMs)
      isLimited = fault.retryAfterMs !== undefined
      if (isLimited) rest.calm()
      return waitMs
    }
  }

  async function run(): Promise<void> {
    while (!closing.signal.aborted) {
      await rest.wait(await ask())
      isLimited = false
    }
  }

  const ended = run()
  return {
    told(expected) {
      const isShown = expected ? expectations.add(expected, model) : false
      if (!expected) sinceModel = Infinity
      if (!isShown && !isLimited) rest.wake()
      return isShown
    },
    close() {
      closing.abort()
      rest.wake()
      return ended
    },
  }
}
