import { hasTime } from '#app/i18n/formats/date-spans.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Moment } from '../view/localized-text.ts'

/** Formats a moment in a language. `iso` is ISO 8601, with or without a time. */
export function moment(locale: Locale, iso: string): Moment {
  const format = formats(locale)
  return { iso, date: format.date(iso), time: hasTime(iso) ? format.time(iso) : undefined }
}
