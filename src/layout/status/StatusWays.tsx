import { useMatch } from '@tanstack/react-router'
import type { Lost } from '#app/content/view/no-page.ts'
import { isListingPlace } from '#app/i18n/addresses/route-of.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { SaidLanguage, useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import { MenuItemLink } from '../frame/MenuItemLink.tsx'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { SearchWithSuggestions } from '../search/SearchWithSuggestions.tsx'
import { LostPages } from './LostPages.tsx'

/** Links to other pages: similar pages, a search field, home, the listings of the menu, and other languages. */
export function StatusWays({ lost }: { readonly lost: Lost | undefined }) {
  const locale = useLocale()
  const labelled = useSaidLang()
  const menu = useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.menu }) ?? []
  const listings = menu.filter(({ target }) => target?.kind === 'place' && isListingPlace(target.place))
  return (
    <>
      {lost && <LostPages {...lost} />}
      <SearchWithSuggestions className="status-search" locale={locale} label={m.search_label()} />
      <nav aria-label={m.ways_on()} className="status-ways" {...labelled}>
        <SaidLanguage>
          <ul>
            <li>
              <SiteLink className="status-way" target={{ kind: 'place', locale, place: { route: 'home' } }}>
                {m.to_home()}
              </SiteLink>
            </li>
            {listings.map((item) => (
              <li key={item.id}>
                <MenuItemLink item={item} className="status-way" />
              </li>
            ))}
          </ul>
        </SaidLanguage>
      </nav>
      <div className="status-languages" {...labelled}>
        <LanguageLinks locale={locale} meta={undefined} />
      </div>
    </>
  )
}
