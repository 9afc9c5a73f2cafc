import { isPageType } from '#app/config/page-types/table.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { Query } from '../client/query.ts'
import type { Recorder } from '../dependencies/recorder.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import type { PreviewSession } from '../preview/preview-session.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { appearsAt, type Schedule } from './schedule.server.ts'

/** Maximum number of ids that a query excludes, because the service rejects longer URLs. */
const MAX_NAMED = 100

interface View {
  readonly schedule: Schedule
  /** Fallback locales of the page's language. */
  readonly chain: LocaleChain
  /** The content is shown as of this moment. */
  readonly at: Date
  readonly preview: PreviewSession | undefined
  readonly recorder: Recorder
}

/** Queries without the entries that appear later. */
export interface Visible extends Pick<Delivery, 'all' | 'some' | 'ids'> {
  /** Returns whether an entry appears later, in the page's language or another. The page then depends on the entry and on its moment. */
  isHidden(entry: RawEntry, chain?: LocaleChain): boolean
}

/**
 * Removes entries that appear later from answers: visitors neither find nor list them, and no link leads to them.
 *
 * Previews show them. A preview as of a moment lists the entries of that moment; the page of an entry is still shown.
 */
export function visible(api: Delivery, { schedule, chain, at, preview, recorder }: View): Visible {
  const showsAll = preview?.scope === 'all' && preview.at === undefined
  const own = preview && preview.scope !== 'all' ? preview.scope.entry : undefined

  function isHidden(entry: RawEntry, inChain = chain): boolean {
    if (showsAll || entry.id === own || !isPageType(entry.type)) return false
    const moment = appearsAt(entry, inChain, schedule)
    if (moment === undefined || moment <= at.getTime()) return false
    recorder.read(entry)
    recorder.changesAt(moment, at.getTime())
    return true
  }

  /** Returns the ids of the scheduled entries that a query must exclude. */
  function hidden({ content_type: type }: Query): string[] {
    return [...schedule.values()].filter((entry) => (type === undefined || entry.type === type) && isHidden(entry)).map(({ id }) => id)
  }

  const isLookup = (query: Query) => preview !== undefined && ('sys.id' in query || 'fields.slug' in query)

  return {
    isHidden,
    async all(query) {
      const entries = await api.all(query)
      return isLookup(query) ? entries : entries.filter((entry) => !isHidden(entry))
    },
    async some(query, skip, limit) {
      const ids = hidden(query)
      if (ids.length === 0) return api.some(query, skip, limit)
      if (ids.length <= MAX_NAMED) return api.some({ ...query, 'sys.id[nin]': ids.join(',') }, skip, limit)
      const entries = (await api.all(query)).filter((entry) => !isHidden(entry))
      return { entries: entries.slice(skip, skip + limit), total: entries.length }
    },
    async ids(locale, query) {
      const found = await api.ids(locale, query)
      if (isLookup(query)) return found
      return found.filter((id) => {
        const entry = schedule.get(id)
        return !entry || !isHidden(entry)
      })
    },
  }
}
