import { onceCopied } from '#app/content/client/once-copied.server.ts'
import { contentSource } from '#app/site-content/site-source.server.ts'
import { inDrafts } from '#app/content/preview/current-preview.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import type { Endpoint } from '#app/server/endpoint.server.ts'
import { isHttps } from '#app/server/request/pathname.server.ts'
import { plainText } from '#app/server/response/plain-text.server.ts'
import { localeCookie } from '#app/i18n/cookie-values.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { readContent } from '#app/site-content/site-content.server.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { asOfIn } from './as-of.server.ts'
import { backTo, readForm, readLocale } from '#app/server/request/form.server.ts'
import { linkUses } from './link-uses.server.ts'
import { linkToken, readLink, sessionOfLink, sharedLink } from './links.server.ts'
import { addressOfEntry } from '#app/content/links/address-of-entry.server.ts'
import { endedCookie, sessionCookie, sessionOf } from './preview-cookie.server.ts'
import { incompletePage, createdLinkPage, openingPage, refusalPage, unknownPage } from './preview-pages.server.ts'
import { originOfPreview } from './origin-of-preview.server.ts'
import { previewSecret } from './preview-secret.server.ts'
import { isSameSecret } from './signature.server.ts'

const ROOT = '/api/preview'
/** Duration of a session of an editor: ten hours, a working day. */
const SESSION_MS = 10 * 3_600_000

/** Creates the endpoints that open drafts, and those for the forms of the preview bar. `stylesheet` is the URL of the site’s styles. */
export function previewEndpoints(stylesheet: string): readonly Endpoint[] {
  const at = (path: string, methods: readonly string[], answer: (request: Request, secret: string, url: URL) => Promise<Response>): Endpoint => ({
    isAt: (pathname) => pathname === path,
    methods,
    policy: 'preview',
    async answer(request, _call, url) {
      const secret = previewSecret()
      return secret === undefined ? plainText(404, 'This site shows no drafts: SITE_PREVIEW_SECRET is not set.') : answer(request, secret, url)
    },
  })

  async function open(request: Request, secret: string, { searchParams }: URL): Promise<Response> {
    const form = request.method === 'POST' ? await readForm(request) : undefined
    const asked = form ?? searchParams
    const token = asked.get('token')
    return token === null ? openBySecret(request, asked, secret) : openByLink(request, token, secret, form !== undefined)
  }

  /** Opens a preview from Contentful’s web app: with the secret, an entry and a language. */
  async function openBySecret(request: Request, asked: URLSearchParams, secret: string): Promise<Response> {
    const locale = readLocale(asked.get('locale'))
    if (!isSameSecret(asked.get('secret') ?? '', secret)) return refusalPage('wrong', locale, stylesheet)
    const asOf = asOfIn(asked)
    if (!asOf) return refusalPage('moment', locale, stylesheet)
    const session: PreviewSession = { scope: 'all', ...asOf, until: new Date(Date.now() + SESSION_MS) }
    const entry = asked.get('entry') || undefined
    return (await onItsHost(request, session, asked.get('locale'), entry)) ?? begun({ request, session, locale, entry, secret, stylesheet })
  }

  async function openByLink(request: Request, token: string, secret: string, isMeant: boolean): Promise<Response> {
    const link = readLink(token, secret)
    const locale = readLocale(link?.locale)
    if (!link) return refusalPage('wrong', locale, stylesheet)
    if (link.until <= Date.now()) return refusalPage('ended', locale, stylesheet)
    const session = sessionOfLink(link)
    const elsewhere = await onItsHost(request, session, link.locale, link.entry)
    if (elsewhere) return elsewhere
    if (link.isOnce && !isMeant) return openingPage(token, locale, stylesheet)
    const use = link.isOnce ? await linkUses().open(link) : 'opened'
    if (use === 'used') return refusalPage('used', locale, stylesheet)
    if (use === 'full') return plainText(503, 'Too many single-use links are recorded. Their records end with the links.')
    return begun({ request, session, locale, entry: link.entry, to: link.to, secret, stylesheet })
  }

  async function exit(request: Request): Promise<Response> {
    const form = await readForm(request)
    if (!form) return plainText(403, 'This form was sent from another site.')
    return leadingTo(backTo(form.get('to'), readLocale(form.get('locale'))), endedCookie(isHttps(request)))
  }

  /** Shows the site at another time. */
  async function setMoment(request: Request, secret: string): Promise<Response> {
    const [form, session] = [await readForm(request), sessionOf(request.headers.get('Cookie'))]
    if (!form || session?.scope !== 'all') return plainText(403, 'This needs a preview of the whole site.')
    const locale = readLocale(form.get('locale'))
    const asOf = asOfIn(form)
    if (!asOf) return refusalPage('moment', locale, stylesheet)
    return leadingTo(backTo(form.get('to'), locale), sessionCookie({ ...session, ...asOf }, secret, isHttps(request)))
  }

  async function createLink(request: Request, secret: string): Promise<Response> {
    const [form, session] = [await readForm(request), sessionOf(request.headers.get('Cookie'))]
    if (!form || !session) return plainText(403, 'This needs a preview.')
    const locale = readLocale(form.get('locale'))
    const to = backTo(form.get('to'), locale)
    const [entry, days] = [form.get('entry') || undefined, Number(form.get('days'))]
    const options = { entry, to, locale, days, isWhole: form.has('whole'), isOnce: form.has('once'), mayShare: form.has('pass-on') }
    const link = sharedLink(session, options, Date.now())
    if (!link) return plainText(403, 'The link that opened this preview cannot be shared.')
    if (link.entry !== undefined && (await addressIn(session, locale, link.entry)) === 'unknown') return unknownPage(link.entry, locale, stylesheet)
    const { guest, until } = session
    if (guest && !(await linkUses().share(guest.link, until.getTime()))) return refusalPage('shared', locale, stylesheet)
    const href = new URL(`${ROOT}?token=${linkToken(link, secret)}`, siteOrigin()).href
    return createdLinkPage({ kind: 'preview', href, until: new Date(link.until), to, locale, stylesheet })
  }

  return [
    at(ROOT, ['GET', 'HEAD', 'POST'], open),
    at(`${ROOT}/exit`, ['POST'], exit),
    at(`${ROOT}/moment`, ['POST'], setMoment),
    at(`${ROOT}/links`, ['POST'], createLink),
  ]
}

interface Beginning {
  readonly request: Request
  readonly session: PreviewSession
  readonly locale: Locale
  readonly entry: string | undefined
  /** Path to open if there is no entry. */
  readonly to?: string | undefined
  readonly secret: string
  readonly stylesheet: string
}

/**
 * Starts a session at the page of an entry. Responds with an explanation if drafts cannot be read, the entry does not exist, or the entry has
 * no path yet.
 */
async function begun({ request, session, locale, entry, to = '', secret, stylesheet }: Beginning): Promise<Response> {
  const { drafts } = await contentSource()
  if (!drafts) return plainText(503, 'Drafts cannot be read: CONTENTFUL_PREVIEW_TOKEN is not set.')
  const address = entry === undefined ? { path: backTo(to, locale) } : await addressIn(session, locale, entry)
  if (address === 'unknown') return unknownPage(entry ?? '', locale, stylesheet)
  const response = address === 'incomplete' ? incompletePage(locale, stylesheet) : leadingTo(address.path, sessionCookie(session, secret, isHttps(request)))
  // If the path does not name the language, the language cookie does.
  if (currentSite().localePrefix === 'never') response.headers.append('Set-Cookie', localeCookie(locale))
  return response
}

/**
 * Redirects to the host that shows the entry in the language, because a session belongs to one host. Returns `undefined` on that host.
 *
 * Called before a single-use link is used up.
 */
async function onItsHost({ url }: Request, session: PreviewSession, code: string | null | undefined, entry: string | undefined): Promise<Response | undefined> {
  const origin = await originOfPreview(code, entry, (locale, id) => addressIn(session, locale, id))
  const { pathname, search } = new URL(url)
  return origin === undefined ? undefined : new Response(null, { status: 307, headers: { Location: origin + pathname + search } })
}

function addressIn(session: PreviewSession, locale: Locale, entry: string) {
  const read = () => readContent(locale, (content) => addressOfEntry(content, entry), WAITING_MS)
  return inDrafts(session, () => onceCopied(read, WAITING_MS))
}

/** Longer than usual, because the first request may have to read all drafts. */
const WAITING_MS = 20_000

function leadingTo(path: string, cookie: string): Response {
  const headers = new Headers({ Location: path })
  headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
