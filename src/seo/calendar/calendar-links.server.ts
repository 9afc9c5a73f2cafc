import type { Content } from '#app/content/content.ts'
import type { ProgramLink, ProgramOffer } from '#app/content/view/program-link.ts'
import { programPath, programUrl, type ProgramPlace } from '#app/i18n/addresses/programs.ts'
import { said } from '#app/i18n/messages/said.ts'
import { m } from '#messages'

/** The file of a calendar, and what it is to HTTP and to the heads of pages. The file of one event is named after its page. */
export const CALENDAR = { name: 'calendar.ics', ofOne: '.ics', type: 'text/calendar' } as const

/** Name a calendar, the one of the events at `place` or of the one there, for the head of a page. */
export function calendarLink({ locale, siteName }: Content, place: ProgramPlace, about: string): ProgramLink {
  const title = m.title_and_site({ title: about, site: siteName }, { locale })
  return { rel: 'alternate', href: programPath(fileOf(locale, place)), type: CALENDAR.type, title, hrefLang: locale }
}

/** Offer a calendar to take away as it is, or to follow. */
export function calendarOffers({ locale }: Content, place: ProgramPlace): ProgramOffer[] {
  const file = fileOf(locale, place)
  const isOne = file.name === CALENDAR.ofOne
  const common = { type: CALENDAR.type, hrefLang: locale }
  const name = 'slug' in place ? `${place.slug}.ics` : CALENDAR.name
  const taken = { ...common, label: said((isOne ? m.calendar_add : m.calendar_download)({}, { locale }), locale), href: programPath(file), download: name }
  const followed = { ...common, label: said(m.calendar_subscribe({}, { locale }), locale), href: programUrl(file).replace(/^https?:/, 'webcal:') }
  return isOne ? [taken, followed] : [followed, taken]
}

function fileOf(locale: Content['locale'], place: ProgramPlace) {
  return { locale, place, name: place.route === 'event' ? CALENDAR.ofOne : CALENDAR.name }
}
