import { isLocale } from '../i18n/locales.ts'
import { negotiateLocale } from '../i18n/negotiate.server.ts'
import { toExternal, toInternal } from '../i18n/urls.ts'

/** Paths that are no pages and have no language. */
const WITHOUT_LANGUAGE = /^\/(?:_serverFn|assets|media|@|node_modules|src|__)|\.[a-z0-9]{2,5}$/i

/**
 * Send a request to the address it should have asked for; `undefined` where it is right already.
 *
 * - `/` and paths without a language go to the visitor's language (307: it may be another one next time)
 * - an untranslated or foreign path segment goes to the right one (308)
 */
export function findAddress(request: Request, { pathname, search }: URL): Response | undefined {
  if (WITHOUT_LANGUAGE.test(pathname)) return undefined
  const [, first = ''] = pathname.split('/')
  if (!isLocale(first)) {
    const locale = negotiateLocale({ acceptLanguage: request.headers.get('Accept-Language'), cookie: request.headers.get('Cookie') })
    const rest = pathname.replace(/^\/+|\/+$/g, '')
    return redirectTo(rest === '' ? `/${locale}${search}` : `${canonical(`/${locale}/${rest}`)}${search}`, 307, { Vary: 'Accept-Language, Cookie' })
  }
  const right = canonical(pathname)
  return readable(right) === readable(pathname) ? undefined : redirectTo(`${right}${search}`, 308)
}

function canonical(path: string): string {
  return toExternal(toInternal(path))
}

function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}

function redirectTo(location: string, status: 307 | 308, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { Location: location, 'Cache-Control': status === 307 ? 'no-store' : 'public, max-age=3600', ...headers } })
}
