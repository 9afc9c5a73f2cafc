import { decoded } from '#app/i18n/addresses/addresses.ts'
import { siteOrigin } from '#app/i18n/addresses/site-origin.ts'
import { localeOfPath, toInternal } from '#app/i18n/addresses/urls.ts'
import { BASE_LOCALE, type Locale } from '#app/i18n/locales.ts'

/** Addresses of the site, as an editor wrote them: one, or with a `*` all that begin and end alike. */
export interface Pattern {
  /** The language that the address names, where it names one. */
  readonly locale: Locale | undefined
  /** A path as `comparablePath` gives it; with a `*`, what stands before that. */
  readonly before: string
  /** What stands behind the `*`; nothing where there is none. */
  readonly after: string | undefined
}

/** Why an address cannot be looked up, as the end of a sentence. */
export interface Unreadable {
  readonly problem: string
}

/**
 * Give a path without a language as redirects compare it, segments of listings untranslated, decoded: `/stories/é`.
 *
 * Slashes too many, the case of escapes and the composition of letters make no difference.
 */
export function comparablePath(path: string): string {
  const [, , ...segments] = toInternal(`/${BASE_LOCALE}${path.replaceAll(/\/{2,}/g, '/')}`).split('/')
  return `/${segments.filter(Boolean).map(decoded).join('/')}`
}

/** Leave out the language of a path that may name one. */
export function withoutLanguage(path: string): string {
  return localeOfPath(path) === undefined ? path : path.replace(/^\/[^/]+/, '')
}

/** Read the address that a redirect leads away from: a path with a language or without one, or a whole address of this site. */
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

/** Match a comparable path; gives what stands at the `*`, or an empty text, and nothing where it does not match. `/old/*` matches `/old` as well. */
export function matchOf({ before, after }: Pattern, path: string): string | undefined {
  if (after === undefined) return path === before ? '' : undefined
  if (after === '' && `${path}/` === before) return ''
  const isWithin = path.length >= before.length + after.length && path.startsWith(before) && path.endsWith(after)
  return isWithin ? path.slice(before.length, path.length - after.length) : undefined
}

/** Of an address elsewhere a `*` may stand in its path, its query or its fragment: nobody but the editor names the host. */
const FILLABLE = /^(?:\/(?!\/)|https?:\/\/[^/?#*\\]+\/)[^*]*\*[^*]*$/i

/** Put what stood at the `*` of an address into that of another; one without a `*` stays as it is. Nothing where it may not stand there. */
export function filled(address: string, rest: string): string | undefined {
  if (!address.includes('*')) return address
  const path = rest.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return FILLABLE.test(address) ? address.replace('*', () => path) : undefined
}

/** Tell whether a path is one that an address with a `*` gives. */
export function isMadeBy(address: string | undefined, path: string): boolean {
  const made = wildcardOf(address)
  return made !== undefined && matchOf(made, path) !== undefined
}

/** Tell whether what a wildcard makes of an address is met by it again, and again: `/news/*` to `/news/old/*`. */
export function leadsIntoItself(pattern: Pattern, address: string | undefined): boolean {
  const made = pattern.after === undefined ? undefined : wildcardOf(address)
  return made !== undefined && matchOf(pattern, `${made.before}x${made.after ?? ''}`) !== undefined
}

function wildcardOf(address: string | undefined): Pattern | undefined {
  if (!address?.startsWith('/') || !address.includes('*')) return undefined
  const made = readPattern(address)
  return 'problem' in made ? undefined : made
}
