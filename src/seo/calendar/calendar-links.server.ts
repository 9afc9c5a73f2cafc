import type { Content } from '#app/content/content.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { programPath, programUrl, type ProgramFile } from '#app/i18n/addresses/programs.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'

/** Name and media type of calendar files. The file of one event has the path of its page as name. */
export const CALENDAR = { name: 'calendar.ics', ofOne: '.ics', type: 'text/calendar' } as const

/** Calendar of the entries of a page, or of the one entry of a page. */
type CalendarFile = Pick<ProgramFile, 'place'> & { readonly name: typeof CALENDAR.name | typeof CALENDAR.ofOne }

/** Returns the link to a calendar for the head of a page. `about` is a title in the page's language. */
export function calendarLink({ locale, siteName }: Content, file: CalendarFile, about: string): ProgramLink {
  const title = m.title_and_site({ title: about, site: siteName }, { locale })
  return { rel: 'alternate', href: programPath({ locale, ...file }), type: CALENDAR.type, title }
}

/** Returns links to download a calendar and to subscribe to it. */
export function calendarOffers({ locale }: Content, { place, name }: CalendarFile): ProgramOffer[] {
  const file = { locale, place, name }
  const isOne = name === CALENDAR.ofOne
  const common = { type: CALENDAR.type, hrefLang: locale }
  const download = 'slug' in place ? `${place.slug}.ics` : CALENDAR.name
  const taken = { ...common, label: said((isOne ? m.calendar_add : m.calendar_download)({}, { locale }), locale), href: programPath(file), download }
  const followed = { ...common, label: said(m.calendar_subscribe({}, { locale }), locale), href: programUrl(file).replace(/^https?:/, 'webcal:') }
  return isOne ? [taken, followed] : [followed, taken]
}
