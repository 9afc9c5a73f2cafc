import { rememberedLocale } from '#app/i18n/cookie-values.ts'
import { isSearchPath, localeOfPath } from '#app/i18n/addresses/urls.ts'
import { plainText } from '../response/plain-text.server.ts'
import { canonicalRedirect } from './canonical-redirect.server.ts'
import type { Visit } from './step.server.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT = new Set([301, 308])
/** Maximum number of hops. A redirect that leads into itself by ever longer paths has no end. */
const MAX_HOPS = 10

type Ask = (request: Request, url: URL) => Promise<Response>

/**
 * Follows a chain of redirects within the site and returns one redirect to its end, on this site or another. The visitor’s query is preserved.
 * A path that gets its language may contain a slug of another language, and that slug may have moved. The visitor is still redirected only
 * once.
 * `first` is the response to the visit and is returned if it is no redirect. `ask` handles a request of this site. The redirect is permanent
 * only if each hop is. `loop` creates the response (508) to a loop, and to a chain of more than `MAX_HOPS`.
 */
export async function collapseRedirects(
  { request, url }: Pick<Visit, 'request' | 'url'>,
  first: Response,
  ask: Ask,
  loop: () => Response | Promise<Response> = plainLoop,
): Promise<Response> {
  const { href, origin, pathname, search } = url
  const visited = new Set([href])
  let brought = search
  let answer = first
  for (let hops = 0; REDIRECTS.has(answer.status) && hops < MAX_HOPS; hops += 1) {
    const target = new URL(answer.headers.get('Location') ?? '', href)
    keepQuery(target, brought)
    brought = target.search
    if (target.origin !== origin) return withLocation(answer, target.href)
    answer = withLocation(answer, target.pathname + target.search + target.hash)
    if (isHome(target.pathname)) return answer
    if (visited.has(target.href)) return endless()
    visited.add(target.href)
    const next = await ask(new Request(target, { headers: withCookie(request.headers, answer.headers.get('Set-Cookie')) }), target)
    if (!REDIRECTS.has(next.status)) {
      await next.body?.cancel()
      return answer
    }
    answer = combined(answer, next)
  }
  return REDIRECTS.has(answer.status) ? endless() : answer

  function endless(): Response | Promise<Response> {
    console.warn(`[redirects] ${pathname} leads back to itself.`)
    return loop()
  }
}

/**
 * Creates the function that responds to one hop of a redirect chain. It runs no search, and renders no page that is cached, because cached
 * responses are never redirects.
 */
export function nextHop(isCached: (url: URL) => boolean, render: Ask): Ask {
  return async (request, url) => {
    if (isCached(url)) return new Response(null)
    return canonicalRedirect(request, url) ?? (isSearchPath(url.pathname) ? new Response(null) : render(request, url))
  }
}

function plainLoop(): Response {
  return plainText(508, 'This address leads back to itself.')
}

/** Adds the parameters of a query to a URL, except those that the URL already has. */
function keepQuery(target: URL, search: string): void {
  const brought = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !target.searchParams.has(nameOf(pair)))
  if (brought.length > 0) target.search = [target.search.slice(1), ...brought].filter(Boolean).join('&')
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

function withLocation(answer: Response, location: string): Response {
  const headers = new Headers(answer.headers)
  headers.set('Location', location)
  return new Response(null, { status: answer.status, headers })
}

/** Returns whether a path is a home page, which never redirects. This skips the lookup for the most frequent redirect, from `/`. */
function isHome(path: string): boolean {
  return localeOfPath(path) !== undefined && path.split('/').length === 2
}

function combined(one: Response, next: Response): Response {
  const headers = new Headers(next.headers)
  const vary = new Set([one, next].flatMap((each) => each.headers.get('Vary')?.split(/,\s*/) ?? []))
  if (vary.size > 0) headers.set('Vary', [...vary].join(', '))
  const cookie = next.headers.get('Set-Cookie') ?? one.headers.get('Set-Cookie')
  if (cookie) headers.set('Set-Cookie', cookie)
  const steps = [one.status, next.status]
  const isPermanent = steps.every((status) => PERMANENT.has(status))
  // Clients of editors who choose 301 or 302 may not support 307 and 308.
  const isElder = steps.some((status) => status === 301 || status === 302)
  const status = isElder ? (isPermanent ? 301 : 302) : isPermanent ? 308 : 307
  return new Response(null, { status, headers })
}

/** Returns the headers for the next hop, with the language cookie that the previous hop set, as a browser would send them. */
function withCookie(headers: Headers, set: string | null): Headers {
  const own = new Headers(headers)
  const [pair = ''] = set?.split(';') ?? []
  if (rememberedLocale(pair)) own.set('Cookie', [pair, headers.get('Cookie')].filter(Boolean).join('; '))
  return own
}
