import type { Content } from '#app/content/content.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType } from '#app/config/page-types/table.ts'
import type { Hit } from '../../index/hits/hit.ts'
import type { FoundPage } from '../page.ts'

/** Returns a search result as the page shows it. */
export function foundPage(content: Content, { key, type, place, title, excerpt, heading, date, isPartial }: Hit): FoundPage {
  const { locale } = content
  const standIn = title.locale ?? excerpt?.locale
  return {
    id: key,
    link: { kind: 'place', locale, place },
    title,
    ...(excerpt ? { excerpt } : {}),
    ...(heading ? { heading: { text: heading, link: { kind: 'place', locale, place, hash: heading.anchor } } } : {}),
    kind: kindOf(content, type),
    ...(isPartial ? { isPartial } : {}),
    ...(date === undefined ? {} : { date: moment(locale, date).date }),
    ...(standIn === undefined ? {} : { standIn: formats(locale).language(standIn) }),
  }
}

/** Returns the name of a page’s kind: the title of its listing, or a general name for pages without one. */
export function kindOf({ locale, mapped }: Content, type: string): string {
  if (isListedType(type)) return pageTypesOnServer[type].title(locale)
  return mapped?.listings.find(({ segment }) => type === `/${segment}`)?.name ?? m.search_pages({}, { locale })
}
