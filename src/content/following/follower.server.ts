import { ExponentialBackoff, type IBackoffFactory } from 'cockatiel'
import type { DeliveryError } from '../error.ts'
import { faultOf } from '../client/fault.server.ts'
import { Expectations, type Expecting, type Expected } from './expectations.server.ts'
import { modelChange, outgrows } from './model-change.server.ts'
import { pause } from './pause.server.ts'
import type { SpaceModel, SyncedDeletion, SyncedResource, Upstream } from './upstream.server.ts'

/** Changes of a space since the last poll, with the new model if the model has changed. */
export interface Delta {
  readonly resources: readonly SyncedResource[]
  readonly deletions: readonly SyncedDeletion[]
  readonly model: SpaceModel | undefined
  /** Position to continue from after a restart. */
  readonly token: string
}

/**
 * Handles the events of a followed space, one at a time.
 *
 * An exception counts as a failure of the space: the same request is sent again later.
 */
export interface Listener extends Expecting {
  /** Begins an initial synchronization. Pages of an earlier one are void. */
  begin(model: SpaceModel): Promise<void>
  /** Handles a page of the initial synchronization. */
  page(resources: readonly SyncedResource[]): Promise<void>
  /** Ends the initial synchronization. Its pages take effect only now. */
  whole(token: string): Promise<void>
  /** Handles the changes of a poll. Also called after a poll without changes. */
  delta(delta: Delta): Promise<void>
  /** Handles a failed request, which is repeated after `waitMs` milliseconds. */
  failed(error: DeliveryError, waitMs: number): void
}

export interface Follower {
  /**
   * Polls at once after a reported change. Polls for the expected change at growing intervals, for one minute.
   *
   * Returns whether the expected change has already arrived.
   */
  notify(expected?: Expected): boolean
  /** Stops polling. Resolves when no request is in progress. */
  close(): Promise<void>
}

interface Options {
  readonly intervalMs: number
  /** Position to continue from. Without it, the initial synchronization begins. */
  readonly from?: { readonly token: string; readonly model: SpaceModel } | undefined
  /** Aborts the requests in progress. */
  readonly closing: AbortController
  /** Milliseconds for which a reported change is expected. */
  readonly patienceMs?: number
}

/** Maximum number of polls before content types, locales, tags and the taxonomy are read again. The Sync API does not deliver them. */
const MODEL_EVERY = 12
const BACKOFF = new ExponentialBackoff<undefined>({ initialDelay: 500, maxDelay: 10_000 })
/** The service refuses answers above 7 MB. Most pages of this many resources stay below. */
const PAGE_SIZE = 250
/** Delivery lags behind publishing for less than this time, except in an outage. */
const PATIENCE_MS = 60_000

/** Follows a space: an initial synchronization page by page, then changes by token. Sends one request at a time. */
export function follow(space: Upstream, listener: Listener, { intervalMs, from, closing, patienceMs = PATIENCE_MS }: Options): Follower {
  const rest = pause()
  const expectations = new Expectations(listener, patienceMs)
  let { token, model } = { token: from?.token, model: from?.model }
  /** Polls since the model was read. `Infinity` after a reported change, because the model may have changed too. */
  let sinceModel = Infinity
  /** Whether a rate limit is in force. Reported changes do not start a poll then. */
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
    const { token: next, resume = next } = pages.at(-1) ?? { token: since }
    const deletions = pages.flatMap((page) => page.deletions)
    await listener.delta({ resources, deletions, model: change === 'grown' ? asked : undefined, token: resume })
    expectations.hear(resources, deletions)
    token = next
    if (asked) model = asked
  }

  /** Polls once. Returns the milliseconds to wait before the next poll. */
  async function ask(): Promise<number> {
    try {
      if (token === undefined || !model) await fromTheBeginning()
      else await onward(token, model)
      backoff = BACKOFF
      if (model) expectations.settle(model)
      return Math.min(intervalMs, expectations.pauseMs)
    } catch (error) {
      const fault = faultOf(error)
      // A token continues with the page size of its synchronization, so a smaller page size needs a new start.
      if (fault.about === 'too-large' && pageSize > 1) {
        pageSize = Math.ceil(pageSize / 4)
        token = undefined
        return 0
      }
      // The token has expired.
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
    notify(expected) {
      const isShown = expected ? expectations.add(expected, model) : false
      if (expected && expected.kind !== 'ContentType' && !expected.isGone) space.readAgain?.({ ...expected, kind: expected.kind })
      if (!expected) sinceModel = Infinity
      if ((!isShown || space.readAgain) && !isLimited) rest.wake()
      return isShown
    },
    close() {
      closing.abort()
      rest.wake()
      return ended
    },
  }
}
