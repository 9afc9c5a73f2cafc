import { isLocale, type Locale } from '#app/i18n/locales.ts'

const ROOT = '/media/share/'
const ADDRESS = /^\/media\/share\/([^/]+)\/([0-9a-f]{40})(\/.*)\.jpg$/

/** URL of a share image, in parts. */
export interface ShareAddress {
  readonly locale: Locale
  /** Hash of all content of the image: 40 hexadecimal digits. */
  readonly key: string
  /** Path of the page, as visitors see it, with its query. */
  readonly page: string
}

/** Returns whether a path belongs to share images. */
export function isSharePath(pathname: string): boolean {
  return pathname.startsWith(ROOT)
}

/** Returns the root-relative URL of a share image. The query is that of the page. */
export function writeShareAddress({ locale, key, page }: ShareAddress): string {
  const [pathname = '', search] = page.split('?')
  return `${ROOT}${locale}/${key}${pathname}.jpg${search === undefined ? '' : `?${search}`}`
}

/** Parses the URL of a share image, or returns `undefined` if it is invalid. */
export function readShareAddress({ pathname, search }: URL): ShareAddress | undefined {
  const [, locale = '', key = '', page = ''] = ADDRESS.exec(pathname) ?? []
  return isLocale(locale) ? { locale, key, page: page + search } : undefined
}
