import { Link } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import site from '#config'
import { useLocale } from '../messages/messages.tsx'
import type { LinkTarget } from './place.ts'

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
  const common = {
    ...(isForeign ? { hrefLang: locale } : {}),
    ...rest,
    ...(target.hash ? { hash: target.hash } : {}),
    ...(inPlace ? { resetScroll: false } : {}),
    // Without languages in addresses only the server can switch.
    ...(isForeign && site.localePrefix === 'never' ? { reloadDocument: true, preload: false as const } : {}),
    // A menu's link is current on every page of its list; one that names a part of the list, on that part.
    activeOptions: { exact: true, includeSearch: 'page' in place || 'topic' in place },
  }
  switch (place.route) {
    case 'home':
      return <Link to="/$locale" params={{ locale }} {...common} />
    case 'page':
      return <Link to="/$locale/$" params={{ locale, _splat: place.path }} {...common} />
    case 'stories':
      return (
        <Link
          to="/$locale/stories"
          params={{ locale }}
          search={{ ...(place.topic ? { topic: place.topic } : {}), ...(place.page && place.page > 1 ? { page: place.page } : {}) }}
          {...common}
        />
      )
    case 'story':
      return <Link to="/$locale/stories/$slug" params={{ locale, slug: place.slug }} {...common} />
    case 'events':
      return <Link to="/$locale/events" params={{ locale }} {...common} />
    case 'event':
      return <Link to="/$locale/events/$slug" params={{ locale, slug: place.slug }} {...common} />
    case 'topics':
      return <Link to="/$locale/topics" params={{ locale }} {...common} />
    case 'topic':
      return <Link to="/$locale/topics/$slug" params={{ locale, slug: place.slug }} {...common} />
    case 'people':
      return <Link to="/$locale/people" params={{ locale }} {...common} />
    case 'person':
      return (
        <Link to="/$locale/people/$slug" params={{ locale, slug: place.slug }} search={place.page && place.page > 1 ? { page: place.page } : {}} {...common} />
      )
  }
}
