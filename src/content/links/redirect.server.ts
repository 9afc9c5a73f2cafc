import site from '#config'
import { pathOf, placeOfPath } from '#app/i18n/addresses/urls.ts'
import type { Content } from '../content.ts'
import { entry, flag, model, symbol } from '../reading/model.server.ts'
import { reportContent } from '../reading/report.server.ts'
import { PAGE_TYPES } from '#app/page-types/table.ts'
import { linkToAddress } from './address-link.server.ts'
import { spellings } from './spellings.ts'

/** The editors' redirects: an address that is no page's leads to an entry or to another address. */
export const redirectModel = model('redirect', { from: symbol }, { target: entry(...PAGE_TYPES), url: symbol, permanent: flag })

/** Where the editors' redirect from a path leads, if there is one. */
export async function findRedirect(
  content: Content,
  from: string,
): Promise<{ readonly kind: 'moved'; readonly href: string; readonly permanent: boolean } | { readonly kind: 'missing' }> {
  const [redirect] = (
    await Promise.all(spellings(from).map((each) => content.all({ content_type: redirectModel.type, 'fields.from': each, include: 1 })))
  ).flat()
  const value = redirect?.read(redirectModel)
  if (!redirect || !value) return { kind: 'missing' }
  const place = value.target?.placeIn(content.locale)
  const permanent = value.permanent === true && site.localePrefix !== 'never'
  if (place) return { kind: 'moved', href: pathOf(content.locale, place), permanent }
  const link = value.url === undefined ? undefined : linkToAddress(value.url, redirect)
  if (!link) return { kind: 'missing' }
  const href = link.kind === 'url' ? URL.parse(link.href)?.href : pathOf(link.locale, link.place)
  if (href === undefined) {
    const named = link.kind === 'url' ? link.href : from
    reportContent({ entry: redirect.id, field: 'url', problem: `leads to "${named}", which is no address of a page; it redirects nowhere` })
    return { kind: 'missing' }
  }
  // A redirect to itself would never end.
  return href === pathOf(content.locale, placeOfPath(from)) ? { kind: 'missing' } : { kind: 'moved', href, permanent }
}
