import { hasTime } from '#app/i18n/formats/date-spans.ts'

/** Write a date of the content, ISO 8601, so that no program needs to know where the site is: a day, or a time with its offset. */
export function isoDate(iso: string): string {
  return !hasTime(iso) || /(?:Z|[+-]\d\d:?\d\d)$/i.test(iso) ? iso : new Date(iso).toISOString()
}
