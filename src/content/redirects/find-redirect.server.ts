import type { Locale } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'
import { addressLanguage } from '../locales/availability.server.ts'
import { localeOfPath, pathOf, toInternal } from '#app/i18n/addresses/urls.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Content } from '../content.ts'
import { linkToAddress } from '../links/address-link.server.ts'
import { reportContent } from '../reading/report.server.ts'
import { comparablePath, filled, isMadeBy, leadsIntoItself, withoutLanguage } from './pattern.ts'
import { matching, rulesOf, type RedirectRule } from './rules.server.ts'

/** Target of an address without a page. `status` overrides `permanent` if editors have set one. */
export interface Moved {
  readonly kind: 'moved'
  /** Root-relative or absolute. */
  readonly href: string
  readonly permanent: boolean
  readonly status?: 301 | 302 | undefined
}

/** Editors have declared the address gone (410). */
export interface Gone {
  readonly kind: 'gone'
}

/**
 * Resolves a path without a language by the editors' redirects. Returns `undefined` if none applies.
 *
 * Exact addresses take precedence over wildcards, and longer wildcards over shorter ones.
 */
export async function findRedirect(content: Content, path: string): Promise<Moved | Gone | undefined> {
  const from = comparablePath(path)
  for (const { rule, rest } of matching(await rulesOf(content), from)) {
    if (!isOn(rule, content)) continue
    if (rule.status === 410) return { kind: 'gone' }
    const href = await leadsTo(rule, rest, from, content)
    if (href !== undefined) return moved(href, rule.status)
  }
  return undefined
}

function isOn({ start, end }: RedirectRule, content: Content): boolean {
  const now = content.now.getTime()
  for (const moment of [start, end]) if (Number.isFinite(moment)) content.changesAt(new Date(moment))
  return start <= now && now < end
}

function moved(href: string, status: 301 | 302 | 307 | 308): Moved {
  // Without language prefixes, the target depends on the visitor's language, so the redirect is temporary.
  const permanent = (status === 301 || status === 308) && currentSite().localePrefix !== 'never'
  return { kind: 'moved', href, permanent, ...((status === 301 || status === 302) && { status: permanent ? 301 : 302 }) }
}

async function leadsTo(rule: RedirectRule, rest: string, from: string, content: Content): Promise<string | undefined> {
  const { id, target, url, origin } = rule
  const href = (await hrefOfEntry(target, content)) ?? (url === undefined ? undefined : hrefOfUrl({ id, origin, content }, url, rest))
  // Skip redirects that lead to themselves, because they would never end.
  return href === undefined || isOwnEnd(rule, from, href, content.locale) ? undefined : href
}

async function hrefOfEntry(id: string | undefined, content: Content): Promise<string | undefined> {
  const [entry] = id === undefined ? [] : await content.all({ 'sys.id': id, include: 0 })
  const availability = entry?.availabilityIn(content.locale)
  if (!entry || availability === 'missing') return undefined
  const locale = addressLanguage(availability, content.locale)
  const place = entry.placeIn(locale)
  return place && pathOf(locale, place)
}

function hrefOfUrl(holder: Pick<RedirectRule, 'id' | 'origin'> & { readonly content: Content }, url: string, rest: string): string | undefined {
  const address = filled(url, rest)
  const link = address === undefined ? undefined : linkToAddress(address, holder)
  const href = link && hrefOf(link)
  if (href === undefined && (link || address === undefined)) {
    reportContent({ entry: holder.id, field: 'url', problem: `leads to "${url.slice(0, 80)}", which is no address of a page; it redirects nowhere` })
  }
  return href
}

function hrefOf(link: LinkTarget): string | undefined {
  if (link.kind === 'url') return URL.parse(link.href)?.href
  return pathOf(link.locale, link.place) + (link.hash ? `#${link.hash}` : '')
}

/** Returns whether a redirect leads to the requested path, or matches a path that it has itself produced. */
function isOwnEnd({ pattern, url }: RedirectRule, from: string, href: string, locale: Locale): boolean {
  if (!href.startsWith('/')) return false
  const there = toInternal(URL.parse(href, 'http://site')?.pathname ?? '/', locale)
  if (localeOfPath(there) === locale && comparablePath(withoutLanguage(there)) === from) return true
  return leadsIntoItself(pattern, url) && isMadeBy(url, from)
}
