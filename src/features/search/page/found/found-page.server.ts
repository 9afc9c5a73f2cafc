import type { Content } from '#app/content/content.ts'
import { moment } from '#app/content/reading/moment.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { m } from '#messages'
import { pageTypesOnServer } from '#app/entries/table.server.ts'
import { isListedType } from '#app/config/page-types/table.ts'
import type { Hit } from '../../index/hits/hit.ts'
import type { FoundPage } from '../page.ts'

/** Show a hit in the words of the page's language. */
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

/** Name a kind of page: as its listing is called, or the content type where that is the space's own. */
export function kindOf({ locale, mapped }: Content, type: string): string {
  if (isListedType(type)) return pageTypesOnServer[type].title(locale)
  return mapped?.listings.find(({ segment }) => type === `/${segment}`)?.name ?? m.search_pages({}, { locale })
}
