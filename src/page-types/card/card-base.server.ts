import type { Asset, Entry } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { FocalPoint } from '#app/content/view/picture.ts'
import type { CardContent } from './card.ts'

/** Give what every card shows of its entry; nothing where lists may not show it, or where it has no address, which is reported. */
export function cardBase(entry: Entry, asset?: Asset, focalPoint?: FocalPoint): Omit<CardContent, 'kind' | 'title'> | undefined {
  const { locale } = entry.content
  if (!entry.isListedIn(locale)) return undefined
  const { link } = entry
  if (link) return { id: entry.id, link, picture: asset?.picture(focalPoint) }
  reportContent({ entry: entry.id, field: 'slug', locale, problem: 'has no address in this language; it is left out' })
  return undefined
}
