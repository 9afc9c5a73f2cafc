import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { LinkAttributes } from '#app/i18n/addresses/place-link.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'

type Props = LinkAttributes & { readonly to: LinkTarget }

/** Link to another page of the search, which loads a new document without the router. All other links use `SiteLink`. */
export function SearchLink({ to, ...rest }: Props) {
  const current = useLocale()
  if (to.kind !== 'place' || to.place.route !== 'search') return <SiteLink target={to} {...rest} />
  return <a href={pathOf(to.locale, to.place, current)} hrefLang={to.locale === current ? undefined : to.locale} {...rest} />
}
