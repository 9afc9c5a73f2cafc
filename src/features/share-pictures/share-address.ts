import { isLocale, type Locale } from '#app/i18n/locales.ts'

const ROOT = '/media/share/'
const ADDRESS = /^\/media\/share\/([^/]+)\/([0-9a-f]{40})(\/.*)\.jpg$/

/** Where the picture for shared links to a page lies. */
export interface ShareAddress {
  readonly locale: Locale
  /** Names all that is drawn: 40 hexadecimal digits. */
  readonly key: string
  /** The path of the page, as visitors see it, with its query. */
  readonly page: string
}

/** Tell whether a path is one of pictures for shared links. */
export function isSharePath(pathname: string): boolean {
  return pathname.startsWith(ROOT)
}

/** Write such an address, root-relative: the query of the page is its own. */
export function writeShareAddress({ locale, key, page }: ShareAddress): string {
  const [pathname = '', search] = page.split('?')
  return `${ROOT}${locale}/${key}${pathname}.jpg${search === undefined ? '' : `?${search}`}`
}

/** Read such an address; nothing where it is none. */
export function readShareAddress({ pathname, search }: URL): ShareAddress | undefined {
  const [, locale = '', key = '', page = ''] = ADDRESS.exec(pathname) ?? []
  return isLocale(locale) ? { locale, key, page: page + search } : undefined
}
