import { isLocale, type Locale } from '#app/i18n/locales.ts'

/** Where the site hands out protected files. */
export const PROTECTED_PATH = '/protected'

/** What a path cannot carry as it is. */
const UNFIT = /[\p{Cc}/\\]/gu

/** Give the address under which the site hands out a file that must be signed for: no page holds a signature. */
export function protectedAddress({ locale, id, fileName }: { readonly locale: Locale; readonly id: string; readonly fileName: string }): string {
  const name = fileName.toWellFormed().replace(UNFIT, '-')
  return [PROTECTED_PATH, locale, encodeURIComponent(id), /^\.*$/.test(name) ? 'file' : encodeURIComponent(name)].join('/')
}

/** Read such an address; nothing where it is none. */
export function readProtectedAddress(pathname: string): { readonly locale: Locale; readonly id: string } | undefined {
  const [, root, locale = '', id, name, ...more] = pathname.split('/')
  if (`/${root}` !== PROTECTED_PATH || !isLocale(locale) || !id || !name || more.length > 0) return undefined
  return { locale, id: decodeURIComponent(id) }
}
