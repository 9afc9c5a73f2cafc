import { isLocale, LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { LinkTarget, Place } from '#app/i18n/place.ts'
import { placeOfPath } from '#app/i18n/urls.ts'
import type { Content } from './content.server.ts'
import { fieldsOf } from './fields.server.ts'
import type { RawEntry } from './raw.server.ts'
import { reportContent } from './report.server.ts'

const SLUG_ROUTES: Readonly<Record<string, 'story' | 'event' | 'topic' | 'person'>> = { story: 'story', event: 'event', topic: 'topic', person: 'person' }

/** Give the place of an entry in a language; `undefined` for entries that have no page of their own. */
export function placeOf(content: Content, raw: RawEntry, locale: Locale = content.locale): Place | undefined {
  if (raw.type === 'page') return content.tree.place(raw.id, locale)
  const route = SLUG_ROUTES[raw.type]
  if (!route) return undefined
  const slug = fieldsOf(raw, content.chain(locale))['slug']?.value
  return typeof slug === 'string' ? { route, slug: slug.normalize('NFC') } : undefined
}

/** Give the link to an entry in the content's language, or nothing where it has no page. */
export function linkTo(content: Content, raw: RawEntry): LinkTarget | undefined {
  const place = placeOf(content, raw)
  return place && { kind: 'place', locale: content.locale, place }
}

/** The same entry in every language that has an address for it. */
export function alternatesOf(content: Content, raw: RawEntry): { locale: Locale; place: Place; translated: boolean }[] {
  return LOCALES.flatMap((locale) => {
    const place = placeOf(content, raw, locale)
    return place ? [{ locale, place, translated: isTranslated(content, raw, locale) }] : []
  })
}

/** An entry is translated into a language when the text that names it is: a title in another language is a fallback. */
export function isTranslated(content: Content, raw: RawEntry, locale: Locale): boolean {
  const fields = fieldsOf(raw, content.chain(locale))
  return [fields['title'] ?? fields['name'], fields['body']].every((field) => field === undefined || field.locale === undefined)
}

const SAFE = /^(https?:|mailto:|tel:)/i

/**
 * Turn an address that an editor typed into a link; `undefined`, and a report, for one that is not safe.
 *
 * `/stories` is a place of this site in the page's language; http, https, mailto, tel and `#…` are taken as they are.
 */
export function linkToUrl(content: Content, url: string, entry: string): LinkTarget | undefined {
  const text = url.trim()
  if (text.startsWith('/') && !text.startsWith('//')) {
    const [path = '', hash] = text.split('#')
    const [, first = ''] = path.split('/')
    const locale = isLocale(first) ? first : content.locale
    const place = placeOfPath(isLocale(first) ? path.slice(first.length + 1) : path)
    return { kind: 'place', locale, place, ...(hash ? { hash } : {}) }
  }
  if (text.startsWith('#') || (SAFE.test(text) && URL.canParse(text))) return { kind: 'url', href: text }
  reportContent({ entry, problem: `has the address "${text.slice(0, 80)}", which is not one of http, https, mailto, tel or /…; the link is left out` })
  return undefined
}
