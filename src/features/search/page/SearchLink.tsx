import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { LinkAttributes } from '#app/i18n/addresses/place-link.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'

type Props = LinkAttributes & { readonly target: LinkTarget }

/** Link to another page of the search, which loads a new document without the router. All other links use `SiteLink`. */
export function SearchLink({ target, ...rest }: Props) {
  const current = useLocale()
  if (target.kind !== 'place' || target.place.route !== 'search') return <SiteLink target={target} {...rest} />
  return <a href={pathOf(target.locale, target.place, current)} hrefLang={target.locale === current ? undefined : target.locale} {...rest} />
}
