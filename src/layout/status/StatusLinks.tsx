import { useMatch } from '@tanstack/react-router'
import type { NotFoundSuggestions } from '#app/content/view/no-page.ts'
import { isListingPlace } from '#app/i18n/addresses/route-of.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { MessageLanguage, useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import { MenuItemLink } from '../site-layout/MenuItemLink.tsx'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { SearchWithSuggestions } from '../search/SearchWithSuggestions.tsx'
import { textProps } from '#app/i18n/text-props.ts'

/** Links to other pages: similar pages, a search field, home, the listings of the menu, and other languages. */
export function StatusLinks({ suggestions }: { readonly suggestions: NotFoundSuggestions | undefined }) {
  const locale = useLocale()
  const labelled = useMessageLang()
  const layout = useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData })
  const listings = (layout?.menu ?? []).filter(({ target }) => target?.kind === 'place' && isListingPlace(target.place))
  return (
    <>
      {suggestions && <SimilarPages {...suggestions} />}
      <SearchWithSuggestions className="status-search" locale={locale} label={m.search_label()} />
      <nav aria-label={m.ways_on()} className="status-ways" {...labelled}>
        <MessageLanguage>
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
        </MessageLanguage>
      </nav>
      <div className="status-languages" {...labelled}>
        <LanguageLinks locale={locale} meta={undefined} without={layout?.withoutHome} />
      </div>
    </>
  )
}

/** Suggests pages if no page exists at the requested address. */
function SimilarPages({ label, links }: NotFoundSuggestions) {
  return (
    <nav aria-labelledby="similar-pages" className="status-ways">
      <h2 id="similar-pages" className="status-text" {...textProps(label)}>
        {label.text}
      </h2>
      <ul>
        {links.map(({ title, link, language }) => (
          <li key={JSON.stringify(link)}>
            <SiteLink className="status-way" target={link}>
              <span {...textProps(title)}>{title.text}</span>
              {language && link.kind === 'place' && <span lang={link.locale}> · {language}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
