import { decoded } from '#app/i18n/addresses/addresses.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { isListingPlace, isNestedPlace, typeOfPlace } from '#app/i18n/addresses/route-of.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { localeOfPath, placeOfPath } from '#app/i18n/addresses/urls.ts'
import type { Content, Entry } from '../content.ts'
import { isSanitized } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'

const SAFE = /^(https?:|mailto:|tel:)/i

/** Entry that contains an address. */
type Holder = Pick<Entry, 'id' | 'origin' | 'content'>

/**
 * Converts an address that an editor typed into a link. Returns `undefined` and reports a problem if the address is not safe.
 *
 * A path such as `/stories` is a place of this site in the page's language. http, https, mailto, tel and `#…` remain unchanged.
 */
export function linkToAddress(address: string, entry: Holder): LinkTarget | undefined {
  const { kind, text } = typedAddress(address)
  if (kind === 'path') return linkToPath(text, entry)
  if (kind === 'url') return { kind, href: text }
  reportContent({
    entry: entry.id,
    problem: `has the address "${text.slice(0, 80)}", which is not one of http, https, mailto, tel or /…; the link is left out`,
  })
  return undefined
}

/**
 * Classifies an address that an editor typed: a path of this site, or a URL. An `unsafe` address must not be linked.
 *
 * @example
 * typedAddress(' /stories ') // { kind: 'path', text: '/stories' }
 * typedAddress('javascript:alert(1)').kind // 'unsafe'
 */
export function typedAddress(address: string): { readonly kind: 'path' | 'url' | 'unsafe'; readonly text: string } {
  // Browsers ignore line breaks in addresses, which copying often adds.
  const text = address.replaceAll(/[\t\n\r]/g, '').trim()
  if (text.startsWith('/') && !text.startsWith('//') && text.split(/[/?&=]/).every((part) => isSanitized(decoded(part)))) return { kind: 'path', text }
  return { kind: text.startsWith('#') || (SAFE.test(text) && URL.canParse(text)) ? 'url' : 'unsafe', text }
}

function linkToPath(text: string, { id, origin, content }: Holder): LinkTarget | undefined {
  const [path = '', hash] = text.split('#')
  const named = localeOfPath(path)
  const place = placeOfPath(named === undefined ? path : path.replace(/^\/[^/]+/, ''))
  // Paths in a space with a custom model were written for another site.
  if (origin && isNestedPlace(place) && !isThere(place.path, named ?? content.locale, content)) return undefined
  const type = isListingPlace(place) ? typeOfPlace(place) : undefined
  if (type === undefined || content.offers(type, named)) return { kind: 'place', locale: named ?? content.locale, place, ...(hash ? { hash } : {}) }
  reportContent({ entry: id, problem: `leads to ${path}, but the site has no content of the type "${type}"; the link is left out` })
  return undefined
}

function isThere(path: string, locale: Locale, { mapped, pageAt }: Content): boolean {
  const [segment] = path.split('/')
  return pageAt(path, locale) !== undefined || mapped?.listings.some((each) => each.segment === segment) === true
}
