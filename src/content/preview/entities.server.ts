import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { delivery } from '../client/delivery.server.ts'
import { localeChain } from '../locales/space-locales.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import type { Entity } from './edits.ts'
import type { SpaceReader } from '../client/content-source.ts'

/** Maximum number of ids in one query, because URLs are limited in length. */
const AT_ONCE = 100

/** Data that Contentful's web app needs for a page in its preview pane. */
export interface Shown {
  readonly space: string
  readonly environment: string
  /** Contentful code of the page's language. */
  readonly locale: string
  readonly entities: readonly Entity[]
}

/**
 * Returns entries for live updates in the web app: in the form of the API in one locale, without fallbacks.
 *
 * Returns no entries of a space with a custom model, because its pages are computed from the fields. Throws `DeliveryError`.
 */
export async function entitiesShown({ client, space, mapped }: SpaceReader, locale: Locale, ids: readonly string[]): Promise<Shown> {
  const about = { space: space.id, environment: space.environment, locale: localeInfo(locale).contentful }
  if (mapped?.()) return { ...about, entities: [] }
  const api = delivery(client)
  const [locales, { isLocalized }, ...found] = await Promise.all([
    api.locales(),
    api.contentTypes(),
    ...parts(ids).map((some) => api.all({ 'sys.id[in]': some.join(','), include: 0 })),
  ])
  const { codes } = localeChain(locale, locales, isLocalized)
  const codeOf = (type: string, field: string) => (isLocalized(type, field) ? codes[0] : codes.at(-1)) ?? about.locale
  return { ...about, locale: codes[0] ?? about.locale, entities: found.flat().map((raw) => inOneLocale(raw, codeOf)) }
}

function inOneLocale({ id, type, fields }: RawEntry, codeOf: (type: string, field: string) => string): Entity {
  return {
    sys: { id, type: 'Entry', contentType: { sys: { type: 'Link', linkType: 'ContentType', id: type } } },
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([field, byLocale]) => {
        const value = byLocale[codeOf(type, field)]
        return value === undefined ? [] : [[field, value] as const]
      }),
    ),
  }
}

function parts(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) => ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE))
}
