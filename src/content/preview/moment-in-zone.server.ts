import site from '#config'
import { instantOf } from '#app/i18n/formats/instant.ts'

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: site.timeZone, dateStyle: 'short', timeStyle: 'short' })
const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/** Read a day or a day with a time, as the form of a browser writes it, as a moment in the site's time zone; `undefined` where it is none. */
export function momentInZone(text: string): Date | undefined {
  if (!LOCAL.test(text)) return undefined
  const moment = instantOf(text, site.timeZone)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Tells whether a moment lies in the years 1000 to 9999, in UTC and in the site's time zone: browsers and APIs read no others in the same form. */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1000 && year <= 9999 && LOCAL.test(inZone(moment))
}

/** Write a moment as the form of a browser takes it: the day and the time in the site's time zone. */
export function inZone(moment: Date): string {
  return clock.format(moment).replace(' ', 'T')
}
