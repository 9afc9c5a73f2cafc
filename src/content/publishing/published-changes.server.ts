import site from '#config'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import { lastChanges } from './last-changes.server.ts'
import type { PublishedChange } from './published-change.ts'

/** Returns the last changes of the content that this process has recorded. Times are in the format of a language: `14:02:05`, live `14:02:05.6`. */
export function publishedChanges(locale: Locale): PublishedChange[] {
  const info = localeInfo(locale)
  const clock = (digits?: 1) =>
    new Intl.DateTimeFormat(locale, {
      timeZone: site.timeZone,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
      fractionalSecondDigits: digits,
    })
  return lastChanges([info.contentful]).map(({ id, name = id, publishedAt, liveAt }, index) => ({
    key: `${index} ${id}`,
    name,
    published: publishedAt ? clock().format(publishedAt) : '',
    live: liveAt && clock(1).format(liveAt),
  }))
}
