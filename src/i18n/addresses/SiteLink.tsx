import { Link } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { currentSite } from '../current-site.ts'
import { useLocale } from '../messages/locale-context.ts'
import { PlaceAnchor } from './PlaceAnchor.server.tsx'
import type { LinkTarget } from './place.ts'
import type { LinkAttributes, PlaceLinkProps } from './place-link.ts'
import { isEntryPlace, isNestedPlace, routeOf, searchOf } from './route-of.ts'
import { pathOf } from './urls.ts'

type Props = LinkAttributes & { readonly target: LinkTarget } & Partial<Pick<PlaceLinkProps, 'inPlace'>>

const PlaceLink = createIsomorphicFn().server(PlaceAnchor).client(RouterLink)

/**
 * Links to a place of the site through the router, or to an external address.
 *
 * Sets `aria-current="page"` and `data-status="active"` on links to the current page, and `hreflang` on links to another language.
 */
export function SiteLink({ target, inPlace = false, ...rest }: Props) {
  const current = useLocale()
  if (target.kind === 'url') return <a href={target.href} {...rest} />
  return <PlaceLink target={target} isForeign={target.locale !== current} inPlace={inPlace} attributes={rest} />
}

function RouterLink({ target: { locale, place, hash }, isForeign, inPlace, attributes }: PlaceLinkProps) {
  // The router navigates within one origin only.
  if (currentSite().elsewhere.has(locale)) return <a hrefLang={locale} {...attributes} href={pathOf(locale, place) + (hash ? `#${hash}` : '')} />
  return (
    <Link
      to={routeOf(place)}
      params={{ locale, ...(isEntryPlace(place) ? { slug: place.slug } : {}), ...(isNestedPlace(place) ? { _splat: place.path } : {}) }}
      search={searchOf(place)}
      hash={hash}
      hrefLang={isForeign ? locale : undefined}
      {...attributes}
      {...(inPlace ? { resetScroll: false } : {})}
      // If addresses have no language, only the server can switch it.
      {...(isForeign && currentSite().localePrefix === 'never' ? { reloadDocument: true, preload: false as const } : {})}
      // A menu link is current on each page of its list. A link to a part of the list is current only on that part.
      activeOptions={{ exact: true, includeSearch: 'page' in place || 'topic' in place }}
    />
  )
}
