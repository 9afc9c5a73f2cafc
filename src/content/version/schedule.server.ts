import { currentSite } from '#app/i18n/current-site.ts'
import { instantOf } from '#app/i18n/formats/instant.ts'
import { LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { Delivery } from '../client/delivery.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'
import { codeOf } from '../reading/fields.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { SiteModel } from '../site-model.ts'

/** Field of a page type with the moment of an entry's publication. */
const FIELD = 'published'
/** A day may end up to 26 hours later in another time zone, and the service compares dates in UTC. */
const MARGIN_MS = 2 * 24 * 3_600_000

/** A date after the year 9999 is a mistake and does not hide the entry. */
const END_OF_CALENDAR = Date.UTC(10_000, 0)

/** Entries that were scheduled when the version was read, by id. Each has at least the field of its moment. */
export type Schedule = ReadonlyMap<string, RawEntry>

/** An entry and its moment of publication, in milliseconds. */
export interface Appearance {
  readonly id: string
  readonly at: number
}

/** Reads the entries that appear later than `now`. `hasField` returns whether a content type of the space has a field. Throws `DeliveryError`. */
export async function readSchedule(api: Delivery, model: SiteModel, hasField: (type: string, field: string) => boolean, now: Date): Promise<Schedule> {
  const types = [...model.pageModels].filter(([type, { required, optional }]) => (FIELD in required || FIELD in optional) && hasField(type, FIELD))
  // A day instead of a moment, so that a cached answer serves all versions of that day.
  const day = new Date(now.getTime() - MARGIN_MS).toISOString().slice(0, 10)
  const query = { [`fields.${FIELD}[gt]`]: day, select: `sys,fields.${FIELD}`, include: 0 }
  const found = await Promise.all(types.map(([type]) => api.all({ content_type: type, ...query })))
  return new Map(found.flat().map((entry) => [entry.id, entry]))
}

/** Returns when an entry appears in a language, in milliseconds; `undefined` if it has no such moment. */
export function appearsAt({ id, fields }: RawEntry, chain: LocaleChain, schedule: Schedule): number | undefined {
  // A query with selected fields may lack this one.
  const byLocale = fields[FIELD] ?? schedule.get(id)?.fields[FIELD]
  const value = byLocale?.[codeOf(byLocale, chain) ?? '']
  const moment = typeof value === 'string' ? instantOf(value, currentSite().timeZone).getTime() : Number.NaN
  return moment < END_OF_CALENDAR ? moment : undefined
}

/** Returns the moments at which the entries of a schedule appear in any language, the soonest first. */
export function appearances(schedule: Schedule, chain: (locale: Locale) => LocaleChain): Appearance[] {
  const all = [...schedule.values()].flatMap((entry) => {
    const moments = new Set(LOCALES.flatMap((locale) => appearsAt(entry, chain(locale), schedule) ?? []))
    return [...moments].map((at): Appearance => ({ id: entry.id, at }))
  })
  return all.toSorted((one, other) => one.at - other.at)
}
