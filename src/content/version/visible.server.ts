import { isPageType } from '#app/config/page-types/table.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { Query } from '../client/query.ts'
import { listDependency, type Recorder } from '../dependencies/recorder.server.ts'
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
  /** Returns whether the site shows the page of an entry. Absent if it shows all pages of the space. */
  readonly isOwn: ((entry: RawEntry) => boolean) | undefined
}

/** Queries without the entries that appear later or belong to other sites. */
export interface Visible extends Pick<Delivery, 'all' | 'some' | 'ids'> {
  /** Returns whether an entry appears later, in the page's language or another. The page then depends on the entry and on its moment. */
  isHidden(entry: RawEntry, chain?: LocaleChain): boolean
}

/**
 * Removes entries that appear later from answers: visitors neither find nor list them, and no link leads to them. Removes pages of other sites too.
 *
 * Previews show them. A preview as of a moment lists the entries of that moment; the page of an entry is still shown.
 */
export function visible(api: Delivery, { schedule, chain, at, preview, recorder, isOwn }: View): Visible {
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

  /** Reads the matching entries that the site shows. */
  async function read(query: Query): Promise<RawEntry[]> {
    if (!isOwn || (typeof query['content_type'] === 'string' && !isPageType(query['content_type']))) return api.all(query)
    recorder.dependsOn(`site ${JSON.stringify(query)}`, { ...listDependency(query), paths: ['metadata.tags', 'metadata.concepts'] })
    return (await api.all(withMetadata(query))).filter(isOwn)
  }

  /** Returns the ids of the scheduled entries that a query must exclude. */
  function hidden({ content_type: type }: Query): string[] {
    return [...schedule.values()].filter((entry) => (type === undefined || entry.type === type) && isHidden(entry)).map(({ id }) => id)
  }

  const isLookup = (query: Query) => preview !== undefined && ('sys.id' in query || 'fields.slug' in query)

  return {
    isHidden,
    async all(query) {
      return (await read(query)).filter((entry) => isLookup(query) || !isHidden(entry))
    },
    async some(query, skip, limit) {
      const ids = hidden(query)
      if (!isOwn && ids.length === 0) return api.some(query, skip, limit)
      if (!isOwn && ids.length <= MAX_NAMED) return api.some({ ...query, 'sys.id[nin]': ids.join(',') }, skip, limit)
      const entries = (await read(query)).filter((entry) => !isHidden(entry))
      return { entries: entries.slice(skip, skip + limit), total: entries.length }
    },
    async ids(locale, query) {
      const found = await api.ids(locale, query)
      if (isOwn && found.length > 0) {
        const shown = await this.all({ 'sys.id[in]': found.join(','), include: 0 })
        return found.filter((id) => shown.some((entry) => entry.id === id))
      }
      if (isLookup(query)) return found
      return found.filter((id) => {
        const entry = schedule.get(id)
        return !entry || !isHidden(entry)
      })
    },
  }
}

/** Returns a query whose entries have their tags and concepts. */
function withMetadata(query: Query): Query {
  return typeof query['select'] === 'string' ? { ...query, select: `${query['select']},metadata` } : query
}
