import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** Path below which the site serves protected files. */
export const PROTECTED_PATH = '/protected'

/** Characters that a path segment cannot contain. */
const UNFIT = /[\p{Cc}/\\]/gu

/** Returns the site's address of a protected file. Pages link to it, so that they contain no signature. */
export function protectedAddress({ locale, id, fileName }: { readonly locale: Locale; readonly id: string; readonly fileName: string }): string {
  const name = fileName.toWellFormed().replace(UNFIT, '-')
  return [PROTECTED_PATH, locale, encodeURIComponent(id), /^\.*$/.test(name) ? 'file' : encodeURIComponent(name)].join('/')
}

/** Parses an address of `protectedAddress`. Returns `undefined` for any other path. */
export function readProtectedAddress(pathname: string): { readonly locale: Locale; readonly id: string } | undefined {
  const [, root, locale = '', id, name, ...more] = pathname.split('/')
  if (`/${root}` !== PROTECTED_PATH || !isLocale(locale) || !id || !name || more.length > 0) return undefined
  return { locale, id: decodeURIComponent(id) }
}

const SECURE = /\/((?:images|assets|videos|downloads)(?:\.eu)?\.secure\.ctfassets\.net\/[^?#]*)/

/**
 * Returns the address of a protected file at Contentful, even if another service serves the file. Signatures cover this address.
 *
 * `url` is absolute or root-relative. Returns `undefined` for a file that needs no signature.
 */
export function securedAddress(url: string): string | undefined {
  const [, address] = SECURE.exec(url) ?? []
  return address && `https://${address}`
}
