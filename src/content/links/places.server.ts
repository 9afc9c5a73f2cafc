import { BASE_LOCALE, LOCALES, type Locale } from '#app/i18n/locales.ts'
import type { LinkTarget, Place } from '#app/i18n/addresses/place.ts'
import { decoded } from '#app/i18n/addresses/addresses.ts'
import { localeOfPath, placeOfPath } from '#app/i18n/addresses/urls.ts'
import type { Content } from '../content.server.ts'
import { isClean } from '../reading/clean.server.ts'
import { codeOf, fieldsOf } from '../reading/fields.server.ts'
import { models } from '#app/page-types/models.server.ts'
import { presenceOf } from '../locales/presence.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'
import { measure, pageParts } from '../locales/translation.server.ts'
import type { Alternate } from '#app/page-types/page.ts'

const SLUG_ROUTES = ['story', 'event', 'topic', 'person'] as const

/** Give the place of an entry in a language; `undefined` for entries that have no page of their own. */
export function placeOf(content: Content, raw: RawEntry, locale: Locale = content.locale): Place | undefined {
  if (raw.type === 'page') return content.tree.place(raw.id, locale)
  const route = SLUG_ROUTES.find((each) => each === raw.type)
  // The service finds an entry by its slug as it is, and so never by one that had to be cleaned.
  if (!route || raw.cleaned.has('slug')) return undefined
  const slug = fieldsOf(raw, content.chain(locale), ['slug']).slug?.value
  return typeof slug === 'string' ? { route, slug: slug.normalize('NFC') } : undefined
}

/** Give the link to an entry in the content's language, or in the base language where the policy says so, or nothing where it has no page. */
export function linkTo(content: Content, raw: RawEntry): LinkTarget | undefined {
  const presence = presenceOf(content, raw)
  if (presence === 'unlisted' || presence === 'nowhere') return undefined
  const locale = presence === 'elsewhere' ? BASE_LOCALE : content.locale
  const place = placeOf(content, raw, locale)
  return place && { kind: 'place', locale, place }
}

/** The page of an entry in every language; where it is not to be had, the listing it belongs to, or else the home page. */
export function alternatesOf(content: Content, raw: RawEntry): Alternate[] {
  const parts = pageParts(content, raw)
  return LOCALES.map((locale) => {
    const presence = presenceOf(content, raw, locale)
    const place = presence === 'here' && isWhole(content, raw, locale) ? placeOf(content, raw, locale) : undefined
    if (!place) return { locale, place: LISTINGS.get(raw.type) ?? HOME, translation: 'fallback' }
    return { locale, place, translation: measure(parts, content.chain(locale)).translation }
  })
}

const HOME: Place = { route: 'home' }
const LISTINGS: ReadonlyMap<string, Place> = new Map<string, Place>([
  ['story', { route: 'stories' }],
  ['event', { route: 'events' }],
  ['topic', { route: 'topics' }],
  ['person', { route: 'people' }],
])

/** Tell whether an entry has in a language, or by its fallbacks, all that its model requires; without, it has no page there. */
function isWhole(content: Content, raw: RawEntry, locale: Locale): boolean {
  const model = Object.values(models).find((each) => each.type === raw.type)
  return Object.keys(model?.required ?? {}).every((field) => codeOf(raw.fields[field] ?? {}, content.chain(locale)) !== undefined)
}

const SAFE = /^(https?:|mailto:|tel:)/i

function linkToPath(content: Content, text: string, entry: string): LinkTarget | undefined {
  const [path = '', hash] = text.split('#')
  const named = localeOfPath(path)
  const place = placeOfPath(named === undefined ? path : path.replace(/^\/[^/]+/, ''))
  const type = [...LISTINGS].find(([, listing]) => listing.route === place.route)?.[0]
  if (type === undefined || content.offers(type)) return { kind: 'place', locale: named ?? content.locale, place, ...(hash ? { hash } : {}) }
  reportContent({ entry, problem: `leads to ${path}, but the space has no content type "${type}"; the link is left out` })
  return undefined
}

/**
 * Turn an address that an editor typed into a link; `undefined`, and a report, for one that is not safe.
 *
 * `/stories` is a place of this site in the page's language; http, https, mailto, tel and `#…` are taken as they are.
 */
export function linkToUrl(content: Content, url: string, entry: string): LinkTarget | undefined {
  // As browsers read addresses: without the line breaks that come with copying.
  const text = url.replaceAll(/[\t\n\r]/g, '').trim()
  if (text.startsWith('/') && !text.startsWith('//') && text.split(/[/?&=]/).every((part) => isClean(decoded(part)))) return linkToPath(content, text, entry)
  if (text.startsWith('#') || (SAFE.test(text) && URL.canParse(text))) return { kind: 'url', href: text }
  reportContent({ entry, problem: `has the address "${text.slice(0, 80)}", which is not one of http, https, mailto, tel or /…; the link is left out` })
  return undefined
}
