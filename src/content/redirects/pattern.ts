import { decoded } from '#app/i18n/addresses/addresses.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { localeOfPath, toInternal } from '#app/i18n/addresses/urls.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'

/** Address pattern of an editor: one address, or with a `*` all addresses with the same beginning and end. */
export interface Pattern {
  /** Language in the address, if it has one. */
  readonly locale: Locale | undefined
  /** A path in the form of `comparablePath`. With a `*`, the part before it. */
  readonly before: string
  /** The part after the `*`; `undefined` without one. */
  readonly after: string | undefined
}

/** Reason why an address cannot be matched, as the end of a sentence. */
export interface Unreadable {
  readonly problem: string
}

/**
 * Normalizes a path without a language for the comparison of redirects: decoded, with untranslated segments of listings.
 *
 * Duplicate slashes, the case of escapes and the composition of letters do not matter.
 *
 * @example
 * comparablePath('//stories/%C3%A9/') // '/stories/é'
 */
export function comparablePath(path: string): string {
  const [, , ...segments] = toInternal(`/${currentSite().baseLocale}${path.replaceAll(/\/{2,}/g, '/')}`).split('/')
  return `/${segments.filter(Boolean).map(decoded).join('/')}`
}

/** Removes the language from a path that may begin with one. */
export function withoutLanguage(path: string): string {
  return localeOfPath(path) === undefined ? path : path.replace(/^\/[^/]+/, '')
}

/** Parses the source address of a redirect: a path with or without a language, or an absolute address of this site. */
export function readPattern(text: string): Pattern | Unreadable {
  const whole = /^https?:/i.test(text) ? URL.parse(text) : undefined
  if (whole === null || (whole && whole.origin !== new URL(siteOrigin()).origin)) return { problem: 'is an address of another site' }
  const path = text.replace(/^https?:\/\/[^/?#]*/i, '')
  if (/[?#]/.test(path)) return { problem: 'has a query or a fragment, which redirects ignore; write only its path' }
  const rooted = path.replace(/^\/*/, '/')
  const locale = localeOfPath(rooted)
  const [before = '', after, ...more] = comparablePath(withoutLanguage(rooted)).split('*')
  if (more.length > 0) return { problem: 'has more than one *' }
  if (before === '/' && after === undefined) return { problem: 'is the home page' }
  return { locale, before, after }
}

/**
 * Matches a comparable path. Returns the part at the `*`, an empty text without one, or `undefined` if the path does not match.
 *
 * @example
 * matchOf({ locale: undefined, before: '/old/', after: '' }, '/old/a') // 'a'
 * matchOf({ locale: undefined, before: '/old/', after: '' }, '/old') // ''
 */
export function matchOf({ before, after }: Pattern, path: string): string | undefined {
  if (after === undefined) return path === before ? '' : undefined
  if (after === '' && `${path}/` === before) return ''
  const isWithin = path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after)
  return isWithin ? path.slice(before.length, path.length - after.length) : undefined
}

/** In an external address, a `*` may be in its path, query or fragment. It must not be in the host, which only the editor sets. */
const FILLABLE = /^(?:\/(?!\/)|https?:\/\/[^/?#*\\]+\/)[^*]*\*[^*]*$/i

/** Replaces the `*` of an address with `rest`. Returns an address without a `*` unchanged, and `undefined` if the `*` is not allowed there. */
export function filled(address: string, rest: string): string | undefined {
  if (!address.includes('*')) return address
  const path = rest.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return FILLABLE.test(address) ? address.replace('*', () => path) : undefined
}

/** Returns whether a path matches an address with a `*`. */
export function isMadeBy(address: string | undefined, path: string): boolean {
  const made = wildcardOf(address)
  return made !== undefined && matchOf(made, path) !== undefined
}

/** Returns whether a wildcard matches its own result, such as `/news/*` to `/news/old/*`. */
export function leadsIntoItself(pattern: Pattern, address: string | undefined): boolean {
  const made = pattern.after === undefined ? undefined : wildcardOf(address)
  return made !== undefined && matchOf(pattern, `${made.before}x${made.after ?? ''}`) !== undefined
}

function wildcardOf(address: string | undefined): Pattern | undefined {
  if (!address?.startsWith('/') || !address.includes('*')) return undefined
  const made = readPattern(address)
  return 'problem' in made ? undefined : made
}
