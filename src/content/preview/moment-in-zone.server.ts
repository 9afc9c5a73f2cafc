import { currentSite } from '#app/i18n/current-site.ts'
import { instantOf, localTime } from '#app/i18n/formats/instant.ts'

const LOCAL = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/

/** Parses the value of a date or datetime input as a moment in the site's time zone. Returns `undefined` if the value is invalid. */
export function momentInZone(text: string): Date | undefined {
  if (!LOCAL.test(text)) return undefined
  const moment = instantOf(text, currentSite().timeZone)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** Returns whether a moment is in the years 1000 to 9999, in UTC and in the site's time zone. Browsers and APIs format other years differently. */
export function isInCalendar(moment: Date): boolean {
  const year = moment.getUTCFullYear()
  return year >= 1000 && year <= 9999 && LOCAL.test(inZone(moment))
}

/** Formats a moment as the value of a datetime input, in the site's time zone. */
export function inZone(moment: Date): string {
  return localTime(moment, currentSite().timeZone)
    .replace(/:\d\d$/, '')
    .replace(' ', 'T')
}
