import { rememberedLocale } from '#app/i18n/locale-cookie.ts'
import { localeOfPath } from '#app/i18n/addresses/urls.ts'

const MOVED = new Set([301, 302, 303, 307, 308])
const FOR_GOOD = new Set([301, 308])
/** More would be a chain that an editor should shorten. */
const MOST_HOPS = 5

/**
 * Send a redirect straight to its end, so that a visitor is never sent twice: a path that gets its language may hold a
 * slug of another, and that may have moved.
 *
 * `ask` answers a request of this site. The redirect is for good only if each step is; a circle is answered 508.
 */
export async function straighten(request: Request, first: Response, ask: (request: Request) => Promise<Response>): Promise<Response> {
  const seen = new Set([new URL(request.url).href])
  let answer = first
  for (let hops = 0; MOVED.has(answer.status) && hops < MOST_HOPS; hops += 1) {
    const target = new URL(answer.headers.get('Location') ?? '', request.url)
    if (target.origin !== new URL(request.url).origin) return answer
    keepQuery(target, new URL(request.url).search)
    answer = located(answer, target)
    if (isHome(target.pathname)) return answer
    if (seen.has(target.href)) return circle(request.url)
    seen.add(target.href)
    const next = await ask(new Request(target, { headers: withCookie(request.headers, answer.headers.get('Set-Cookie')) }))
    if (!MOVED.has(next.status)) {
      await next.body?.cancel()
      return answer
    }
    answer = joined(answer, next)
  }
  return answer
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

function located(answer: Response, target: URL): Response {
  const headers = new Headers(answer.headers)
  headers.set('Location', target.pathname + target.search + target.hash)
  if (!FOR_GOOD.has(answer.status)) headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: answer.status, headers })
}

/** A home page never moves: the commonest redirect, from `/`, needs no second look. */
function isHome(path: string): boolean {
  return localeOfPath(path) !== undefined && path.split('/').length === 2
}

function joined(one: Response, next: Response): Response {
  const headers = new Headers(next.headers)
  const vary = new Set([one, next].flatMap((each) => each.headers.get('Vary')?.split(/,\s*/) ?? []))
  if (vary.size > 0) headers.set('Vary', [...vary].join(', '))
  const cookie = next.headers.get('Set-Cookie') ?? one.headers.get('Set-Cookie')
  if (cookie) headers.set('Set-Cookie', cookie)
  const permanent = FOR_GOOD.has(one.status) && FOR_GOOD.has(next.status)
  if (!permanent) headers.set('Cache-Control', 'no-store')
  return new Response(null, { status: permanent ? 308 : 307, headers })
}

/** The step after one that sets the language is asked as the browser would: with it. */
function withCookie(headers: Headers, set: string | null): Headers {
  const own = new Headers(headers)
  const [pair = ''] = set?.split(';') ?? []
  if (rememberedLocale(pair)) own.set('Cookie', [pair, headers.get('Cookie')].filter(Boolean).join('; '))
  return own
}

function circle(url: string): Response {
  console.warn(`[redirects] ${new URL(url).pathname} leads back to itself.`)
  return new Response('This address leads back to itself.\n', {
    status: 508,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
