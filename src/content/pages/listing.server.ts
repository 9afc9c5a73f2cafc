import site from '#config'
import type { Addressed } from '#app/config/site.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Content } from '../content.server.ts'
import type { Query } from '../client/delivery.server.ts'
import { isListed } from '../locales/presence.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'

/** A part of a list, with the number of all that it holds in a language. */
interface Part {
  readonly entries: readonly RawEntry[]
  readonly total: number
  totalIn(locale: Locale): number
}

/** Read a part of the entries of a type that lists of the content's language may show. */
export async function listed(content: Content, type: Addressed, query: Query, skip: number, limit: number): Promise<Part> {
  const whole = { content_type: type, ...query }
  if (!mayLack(type)) {
    const { entries, total } = await content.some(whole, skip, limit)
    return { entries, total, totalIn: () => total }
  }
  const all = await content.all(whole)
  const shown = all.filter((raw) => isListed(content, raw))
  return { entries: shown.slice(skip, skip + limit), total: shown.length, totalIn: (locale) => all.filter((raw) => isListed(content, raw, locale)).length }
}

/** Where some languages leave entries out, the service's own counting and paging are of no use. */
function mayLack(type: Addressed): boolean {
  return site.untranslated[type] === 'hide' || site.untranslated[type] === 'missing'
}
