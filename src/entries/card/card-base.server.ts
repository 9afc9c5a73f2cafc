import type { Asset, Entry } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { FocalPoint } from '#app/content/view/picture.ts'
import { formats } from '#app/i18n/formats/format.ts'
import type { CardContent } from './card.ts'

/** Returns the data that every card shows of its entry. Returns `undefined` if lists must not show it, or if it has no address, which is reported. */
export function cardBase(entry: Entry, title: LocalizedText, asset?: Asset, focalPoint?: FocalPoint): Omit<CardContent, 'kind'> | undefined {
  const { locale } = entry.content
  if (!entry.isListedIn(locale)) return undefined
  const { link } = entry
  if (link) {
    const standIn = title.locale === undefined ? {} : { standIn: formats(locale).language(title.locale) }
    return { id: entry.id, link, title, ...standIn, picture: asset?.picture(focalPoint) }
  }
  reportContent({ entry: entry.id, field: 'slug', locale, problem: 'has no address in this language; it is left out' })
  return undefined
}
