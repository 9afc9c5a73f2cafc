import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import site from '#config'
import { useLocale } from '../messages/locale-context.ts'
import type { LinkTarget } from './place.ts'
import { isEntryPlace, isNestedPlace, routeOf, searchOf } from './route-of.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target'> & {
  readonly target: LinkTarget
  readonly ref?: Ref<HTMLAnchorElement>
  /** Keep the scroll position: the same page in another language. */
  readonly inPlace?: boolean
}

/**
 * Link to a place of the site through the router, or to an address elsewhere.
 *
 * Sets `aria-current="page"` and `data-status="active"` on links to the page that is shown, and `hreflang` on those that
 * lead into another language.
 */
export function SiteLink({ target, inPlace = false, ...rest }: Props) {
  const current = useLocale()
  if (target.kind === 'url') return <a href={target.href} {...rest} />
  const { locale, place } = target
  const isForeign = locale !== current
  return (
    <Link
      to={routeOf(place)}
      params={{ locale, ...(isEntryPlace(place) ? { slug: place.slug } : {}), ...(isNestedPlace(place) ? { _splat: place.path } : {}) }}
      search={searchOf(place)}
      hash={target.hash}
      hrefLang={isForeign ? locale : undefined}
      {...rest}
      {...(inPlace ? { resetScroll: false } : {})}
      // Without languages in addresses only the server can switch.
      {...(isForeign && site.localePrefix === 'never' ? { reloadDocument: true, preload: false as const } : {})}
      // A menu's link is current on every page of its list; one that names a part of the list, on that part.
      activeOptions={{ exact: true, includeSearch: 'page' in place || 'topic' in place }}
    />
  )
}
