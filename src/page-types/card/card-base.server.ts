import type { Asset, Entry } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { FocalPoint } from '#app/content/view/picture.ts'
import type { CardContent } from './card.ts'

/** Give what the card of an entry shows that may have no page of its own; nothing where lists may not show it. */
export function byline(entry: Entry, asset?: Asset, focalPoint?: FocalPoint): Omit<CardContent, 'kind' | 'title'> | undefined {
  return entry.isListedIn(entry.content.locale) ? { id: entry.id, link: entry.link, picture: asset?.picture(focalPoint) } : undefined
}

/** Give what every card shows of its entry; nothing where lists may not show it, or where it has no address, which is reported. */
export function cardBase(entry: Entry, asset?: Asset, focalPoint?: FocalPoint): Omit<CardContent, 'kind' | 'title'> | undefined {
  const { locale } = entry.content
  if (!entry.isListedIn(locale)) return undefined
  const { link } = entry
  if (link) return { id: entry.id, link, picture: asset?.picture(focalPoint) }
  reportContent({ entry: entry.id, field: 'slug', locale, problem: 'has no address in this language; it is left out' })
  return undefined
}
