import { rememberedLocale } from '#app/i18n/locale-cookie.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'
import { plainText } from '../response/plain-text.server.ts'

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const PERMANENT = new Set([301, 308])
/** More have no end: a redirect that leads into itself by ever longer ways. */
const MOST_HOPS = 10

/**
 * Follow a chain of redirects within the site and answer with one redirect to its end.
 *
 * A path that gets its language may hold a slug of another, and that may have moved; a visitor is sent once all the same.
 *
 * `first` is the answer to `request`; where it is no redirect it is given back. `ask` answers a request of this site. The
 * redirect is permanent only if each step is. A loop is answered 508, and so is a chain without an end in sight.
 */
export async function collapseRedirects(request: Request, first: Response, ask: (request: Request) => Promise<Response>): Promise<Response> {
  const visited = new Set([new URL(request.url).href])
  let answer = first
  for (let hops = 0; REDIRECTS.has(answer.status) && hops < MOST_HOPS; hops += 1) {
    const target = new URL(answer.headers.get('Location') ?? '', request.url)
    if (target.origin !== new URL(request.url).origin) return answer
    keepQuery(target, new URL(request.url).search)
    answer = withLocation(answer, target)
    if (isHome(target.pathname)) return answer
    if (visited.has(target.href)) return redirectLoop(request.url)
    visited.add(target.href)
    const next = await ask(new Request(target, { headers: withCookie(request.headers, answer.headers.get('Set-Cookie')) }))
    if (!REDIRECTS.has(next.status)) {
      await next.body?.cancel()
      return answer
    }
    answer = combined(answer, next)
  }
  return REDIRECTS.has(answer.status) ? redirectLoop(request.url) : answer
}

/** What a visitor brought in their query stays, unless the new address says otherwise. */
function keepQuery(target: URL, search: string): void {
  const brought = search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !target.searchParams.has(nameOf(pair)))
  target.search = [target.search.slice(1), ...brought].filter(Boolean).join('&')
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? ''
}

function withLocation(answer: Response, target: URL): Response {
  const headers = new Headers(answer.headers)
  headers.set('Location', target.pathname + target.search + target.hash)
  return new Response(null, { status: answer.status, headers })
}

/** A home page never moves: the commonest redirect, from `/`, needs no second look. */
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
  // Editors who choose one of the elder statuses have clients that know no others.
  const isElder = steps.some((status) => status === 301 || status === 302)
  const status = isElder ? (isPermanent ? 301 : 302) : isPermanent ? 308 : 307
  return new Response(null, { status, headers })
}

/** The step after one that sets the language is asked as the browser would: with it. */
function withCookie(headers: Headers, set: string | null): Headers {
  const own = new Headers(headers)
  const [pair = ''] = set?.split(';') ?? []
  if (rememberedLocale(pair)) own.set('Cookie', [pair, headers.get('Cookie')].filter(Boolean).join('; '))
  return own
}

function redirectLoop(url: string): Response {
  console.warn(`[redirects] ${new URL(url).pathname} leads back to itself.`)
  return plainText(508, 'This address leads back to itself.')
}
