import { LRUCache } from 'lru-cache'
import { isList, isObject, object, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { resourceKey } from 'contentful-emulator/space/resources.ts'
import { withStatuses } from '../../following/published-locales.server.ts'
import { isResource, type PublishedRequests, type SpaceModel, type SyncedResource } from '../../following/upstream.server.ts'
import type { ContentChange } from '../content-change.ts'

/** Completes answers with the locales in which their entries and assets are published. */
export interface AnswerStatuses {
  /** Returns an answer in all locales with `sys.fieldStatus`. Throws `DeliveryError`. */
  complete(data: object): Promise<object>
  /** Forgets the status of changed resources. */
  take(change: ContentChange): void
}

/** Maximum number of remembered statuses, each of a resource in a locale. */
const REMEMBERED = 100_000

/** Creates the completion of answers. Each status is requested once until its resource changes. */
export function answerStatuses(space: Pick<PublishedRequests, 'publishedIn'> & { model(): Promise<SpaceModel> }, codes: readonly string[]): AnswerStatuses {
  const known = new LRUCache<string, boolean>({ max: REMEMBERED })
  let model: Promise<SpaceModel> | undefined
  let version = 0

  const publishedIn: PublishedRequests['publishedIn'] = async (kind, ids, code) => {
    const keyOf = (id: string) => statusKey(code, { kind, id })
    const now = version
    const unknown = ids.filter((id) => !known.has(keyOf(id)))
    const found = new Set(unknown.length > 0 ? await space.publishedIn(kind, unknown, code) : [])
    if (now === version) for (const id of unknown) known.set(keyOf(id), found.has(id))
    return ids.filter((id) => found.has(id) || known.get(keyOf(id)) === true)
  }

  return {
    async complete(data) {
      const answer = isObject(data) ? data : {}
      const lists: readonly (readonly Json[])[] = [answer['items'], ...Object.values(object(answer['includes']))].filter(isList)
      const resources = lists.flat().filter(isResource)
      if (resources.length === 0) return data
      model ??= space.model()
      model.catch(() => (model = undefined))
      const completed = await withStatuses(resources, { model: await model, codes, publishedIn })
      const byOriginal = new Map<Json, SyncedResource>(resources.map((resource, at) => [resource, completed[at] ?? resource]))
      const replaced = (list: Json | undefined): Json => (isList(list) ? list.map((item) => byOriginal.get(item) ?? item) : (list ?? null))
      const includes = Object.fromEntries(Object.entries(object(answer['includes'])).map(([kind, list]): [string, Json] => [kind, replaced(list)]))
      const whole: JsonObject = { ...answer, items: replaced(answer['items']), ...(answer['includes'] === undefined ? {} : { includes }) }
      return whole
    },
    take({ resources, touchesModel }) {
      version += 1
      if (touchesModel) {
        known.clear()
        model = undefined
      }
      for (const each of resources) for (const code of codes) known.delete(statusKey(code, each))
    },
  }
}

function statusKey(code: string, resource: Parameters<typeof resourceKey>[0]): string {
  return `${code} ${resourceKey(resource)}`
}
