import { contentSource } from '#app/content/client/source.server.ts'
import { inDrafts } from '#app/content/preview/current-preview.server.ts'
import type { PreviewSession } from '#app/content/preview/preview-session.ts'
import { siteOrigin } from '#app/config/site-origin.server.ts'
import type { Endpoint } from '#app/http/endpoint.server.ts'
import { plainText } from '#app/http/response/plain-text.server.ts'
import { formats } from '#app/i18n/formats/format.ts'
import { localeCookie } from '#app/i18n/locale-cookie.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { readContent } from '#app/site-content.server.ts'
import site from '#config'
import { asOfIn } from './asked-for.server.ts'
import { backTo, readForm, readLocale } from './form.server.ts'
import { linkToken, readLink } from './links.server.ts'
import { addressOfEntry } from './page-of-entry.server.ts'
import { endedCookie, sessionCookie, sessionOf } from './preview-cookie.server.ts'
import { incompletePage, madeLinkPage, openingPage, refusalPage } from './preview-pages.server.ts'
import { previewSecret } from './preview-secret.server.ts'
import { isSameSecret } from './signature.server.ts'
import { wasUsed } from './used-links.server.ts'

const ROOT = '/api/preview'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** An editor's working day. */
const SESSION_MS = 10 * HOUR_MS
const LONGEST_LINK_DAYS = 30

/** What opens drafts, and what the banner of a preview sends its forms to. `stylesheet` is the address of the site's styles. */
export function previewEndpoints(stylesheet: string): readonly Endpoint[] {
  const at = (path: string, methods: readonly string[], answer: (request: Request, secret: string) => Promise<Response>): Endpoint => ({
    isAt: (pathname) => pathname === path,
    methods,
    policy: 'preview',
    async answer(request) {
      const secret = previewSecret()
      return secret === undefined ? plainText(404, 'This site shows no drafts: SITE_PREVIEW_SECRET is not set.') : answer(request, secret)
    },
  })

  async function open(request: Request, secret: string): Promise<Response> {
    const form = request.method === 'POST' ? await readForm(request) : undefined
    const asked = form ?? new URL(request.url).searchParams
    const token = asked.get('token')
    return token === null ? openBySecret(asked, secret) : openByLink(token, secret, form !== undefined)
  }

  /** As Contentful's web app opens it: with the secret, an entry and a language. */
  async function openBySecret(asked: URLSearchParams, secret: string): Promise<Response> {
    const locale = readLocale(asked.get('locale'))
    if (!isSameSecret(asked.get('secret') ?? '', secret)) return refusalPage('wrong', locale, stylesheet)
    const session: PreviewSession = { scope: 'all', ...asOfIn(asked), until: new Date(Date.now() + SESSION_MS) }
    return begun({ session, locale, entry: asked.get('entry') || undefined, secret, stylesheet })
  }

  async function openByLink(token: string, secret: string, isMeant: boolean): Promise<Response> {
    const link = readLink(token, secret)
    const locale = readLocale(link?.locale)
    if (!link) return refusalPage('wrong', locale, stylesheet)
    if (link.until <= Date.now()) return refusalPage('ended', locale, stylesheet)
    if (link.isOnce && !isMeant) return openingPage(token, locale, stylesheet)
    if (link.isOnce && (await wasUsed(link.id, link.until))) return refusalPage('used', locale, stylesheet)
    const scope = link.isWhole || link.entry === undefined ? 'all' : { entry: link.entry }
    return begun({ session: { scope, until: new Date(link.until) }, locale, entry: link.entry, secret, stylesheet })
  }

  async function exit(request: Request): Promise<Response> {
    const form = await readForm(request)
    if (!form) return plainText(403, 'This form comes from elsewhere.')
    return leadingTo(backTo(form.get('to'), readLocale(form.get('locale'))), endedCookie())
  }

  /** Show the site as of another moment. */
  async function setMoment(request: Request, secret: string): Promise<Response> {
    const [form, session] = [await readForm(request), sessionOf(request.headers.get('Cookie'))]
    if (!form || session?.scope !== 'all') return plainText(403, 'This needs a preview of the whole site.')
    return leadingTo(backTo(form.get('to'), readLocale(form.get('locale'))), sessionCookie({ ...session, ...asOfIn(form) }, secret))
  }

  async function makeLink(request: Request, secret: string): Promise<Response> {
    const [form, session] = [await readForm(request), sessionOf(request.headers.get('Cookie'))]
    if (!form || session?.scope !== 'all') return plainText(403, 'This needs a preview of the whole site.')
    const locale = readLocale(form.get('locale'))
    const days = Math.min(Math.max(Number(form.get('days')) || 1, 1), LONGEST_LINK_DAYS)
    const entry = form.get('entry') || undefined
    const until = Date.now() + days * DAY_MS
    const token = linkToken({ entry, locale, isWhole: form.has('whole') || entry === undefined, isOnce: form.has('once'), until }, secret)
    const { date, time } = formats(locale)
    const iso = new Date(until).toISOString()
    return madeLinkPage(new URL(`${ROOT}?token=${token}`, siteOrigin()).href, `${date(iso)}, ${time(iso)}`, locale, stylesheet)
  }

  return [
    at(ROOT, ['GET', 'HEAD', 'POST'], open),
    at(`${ROOT}/exit`, ['POST'], exit),
    at(`${ROOT}/moment`, ['POST'], setMoment),
    at(`${ROOT}/links`, ['POST'], makeLink),
  ]
}

interface Beginning {
  readonly session: PreviewSession
  readonly locale: Locale
  readonly entry: string | undefined
  readonly secret: string
  readonly stylesheet: string
}

/** Begin a session at the page of an entry. Where the site may not read drafts, say so. */
async function begun({ session, locale, entry, secret, stylesheet }: Beginning): Promise<Response> {
  const { drafts } = await contentSource()
  if (!drafts) return plainText(503, 'Drafts cannot be read: CONTENTFUL_PREVIEW_TOKEN is not set.')
  const address = await inDrafts(session, () => readContent(locale, (content) => addressOfEntry(content, entry ?? ''), WAITING_MS))
  const response = address ? leadingTo(address.path, sessionCookie(session, secret)) : incompletePage(locale, stylesheet)
  // Where the address does not say the language, the visitor's choice does.
  if (site.localePrefix === 'never') response.headers.append('Set-Cookie', localeCookie(locale))
  return response
}

/** The first look at drafts may have to read all of them. */
const WAITING_MS = 20_000

function leadingTo(path: string, cookie: string): Response {
  const headers = new Headers({ Location: path })
  headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}
