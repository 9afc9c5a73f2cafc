import { Coalescer } from 'contentful-emulator/async/coalescer.ts'
import { DeliveryError } from '../../error.ts'
import axios from 'axios'
import type { ContentfulClientApi } from 'contentful'
import { lateness, type Expected } from '../../following/expectations.server.ts'
import { follow, type Delta } from '../../following/follower.server.ts'
import { perLocale } from '../../following/per-locale.server.ts'
import { identityOf, upstream, type SyncedResource } from '../../following/upstream.server.ts'
import { isPerLocale, siteCodes } from '../../locales/publishing.server.ts'
import { reportContent } from '../../reading/report.server.ts'
import type { ContentChange, Delivered } from '../content-change.ts'
import type { Answer, Question, Transport } from '../remote/http-adapter.server.ts'
import { answerCache } from './answer-cache.server.ts'
import { answerStatuses } from './answer-statuses.server.ts'
import { names } from './names.server.ts'
import type { TokenFile } from './token-file.server.ts'
import { isObject, object, text, type JsonObject } from 'contentful-emulator/json/json.ts'

/** A space that is read over HTTP. */
interface Space {
  readonly transport: Transport
  /** Creates the SDK on a transport, for requests that are dropped when `signal` aborts. */
  connect(transport: Transport, signal?: AbortSignal): ContentfulClientApi<undefined>
}

/** Maximum time that a page waits for one answer. A later answer is cached for the next request. */
const SILENCE_MS = 3000

/** Maximum time for a request of the Sync API, after which the request is repeated. A page of a synchronization has at most 7 MB. */
const FOLLOWING_MS = 10_000

/**
 * Reads a space that is too large for the memory. Each query goes to the service; concurrent requests for the same query share one answer.
 *
 * Answers are cached until the content changes. Changes are polled every `intervalMs` milliseconds, beginning at the token in `file`.
 */
export async function directSource({ transport, connect }: Space, intervalMs: number, file: TokenFile) {
  const closing = new AbortController()
  const kept = answerCache()
  const shared = new Coalescer<Answer>()
  const known = names(connect((question, signal) => transport(question, signal, { ms: SILENCE_MS, late: () => undefined })))
  const statuses = isPerLocale()
    ? answerStatuses(
        upstream((signal) => connect(transport, signal), closing.signal),
        siteCodes(),
      )
    : undefined
  const listeners = new Set<(change: ContentChange) => void>()
  const from = await file.read()
  let model = from?.model
  let revision = 0

  const asking: Transport = async (question, signal) => {
    const key = axios.getUri(question)
    const answer = kept.get(key)
    if (answer) return answer
    return shared
      .run(key, (abandoned) => ask(question, kept.keeper(key), abandoned), signal)
      .catch((error: unknown) => {
        throw signal?.aborted ? new DeliveryError('unreachable', 'no complete response in time') : error
      })
  }

  async function ask(question: Question, keep: (answer: Answer) => void, signal: AbortSignal): Promise<Answer> {
    const late = (answer: Answer) => void completed(question, answer).then(keep, () => undefined)
    const answer = await completed(question, await transport(question, signal, { ms: SILENCE_MS, late }))
    keep(answer)
    return answer
  }

  /** Completes an answer in all locales with the status of each locale. */
  async function completed(question: Question, answer: Answer): Promise<Answer> {
    const params: unknown = question.params
    const isInAllLocales = typeof params === 'object' && params !== null && 'locale' in params && params.locale === '*'
    return statuses && isInAllLocales ? { ...answer, data: await statuses.complete(answer.data) } : answer
  }

  function tell(change: ContentChange): void {
    kept.drop()
    shared.forget()
    known.take(change)
    statuses?.take(change)
    revision += 1
    for (const listener of listeners) listener(change)
  }

  const space = upstream((signal) => connect(transport, AbortSignal.any([signal, AbortSignal.timeout(FOLLOWING_MS)])), closing.signal)
  const follower = follow(
    isPerLocale() ? perLocale(space, { codes: siteCodes(), readsInitial: false }) : space,
    {
      // Entries are fetched when a page needs them. Of an initial synchronization only the token is needed.
      begin: async (its) => void (model = its),
      page: async () => undefined,
      async whole(token) {
        tell({ resources: [], touchesModel: true })
        if (model) await file.write({ token, model })
      },
      async delta(delta) {
        const change = changeOf(delta)
        if (!change) return
        tell(change)
        model = delta.model ?? model
        if (model) await file.write({ token: delta.token, model })
      },
      failed(error) {
        // The transport reports that the space does not answer.
        if (error.code === 'unavailable' && error.cause === undefined) return
        reportContent({ entry: '(space)', problem: `does not report changes (${error.message}); pages that were read remain unchanged until it does` })
      },
      late: (expected, afterMs) => reportContent({ entry: expected.id, problem: lateness(expected, afterMs) }),
    },
    { intervalMs, from, closing },
  )

  return {
    client: connect(asking),
    fresh: connect(transport),
    within: (signal: AbortSignal) => connect(asking, signal),
    names: known,
    revision: () => revision,
    onChange(listener: (change: ContentChange) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (expected?: Expected) => follower.notify(expected),
    close: () => follower.close(),
  }
}

/** Converts a delta of the Sync API to a change with an unknown previous state. Returns `undefined` if the delta is empty. */
function changeOf({ resources, deletions, model }: Delta): ContentChange | undefined {
  if (resources.length === 0 && deletions.length === 0 && !model) return undefined
  return {
    resources: [
      ...resources.map((resource) => ({ ...identityOf(resource), before: 'unknown' as const, after: delivered(resource) })),
      ...deletions.map(({ kind, id }) => ({ kind, id, before: 'unknown' as const, after: undefined })),
    ],
    touchesModel: model !== undefined,
  }
}

function delivered({ sys, metadata, fields }: SyncedResource): Delivered {
  const contentTypeId = text(object(object(sys['contentType'])['sys'])['id'])
  return {
    sys,
    ...(contentTypeId === undefined ? {} : { contentTypeId }),
    ...(isObject(metadata) ? { metadata } : {}),
    fields: Object.fromEntries(Object.entries(object(fields)).map(([name, byLocale]): [string, JsonObject] => [name, object(byLocale)])),
  }
}
