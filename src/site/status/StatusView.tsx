import { useMatch } from '@tanstack/react-router'
import { theme } from '#theme'
import { isListingPlace } from '#app/i18n/addresses/route-of.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SaidLanguage, useSaidLang, useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import { MenuItemLink } from '../frame/MenuItemLink.tsx'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { LostPages } from './LostPages.tsx'
import type { StatusProps } from './PlainStatus.tsx'
import stylesheet from './status.css?url'

/** Show an answer that is no page: the theme's picture, the reason, pages that may have been meant, and ways on: home, and the listings that the menu names. */
export function StatusView({ title, text, lost, onRetry }: StatusProps) {
  const locale = useLocale()
  const words = useSaidProps()
  const labelled = useSaidLang()
  const menu = useMatch({ from: '/$locale', shouldThrow: false, select: ({ loaderData }) => loaderData?.menu }) ?? []
  const listings = menu.filter(({ target }) => target?.kind === 'place' && isListingPlace(target.place))
  return (
    <div className="page columns status">
      <link rel="stylesheet" href={stylesheet} precedence="page" />
      <svg className="status-picture" viewBox="0 0 500 500" width="500" height="500" aria-hidden="true">
        <use href={`${theme.statusPicture}#picture`} />
      </svg>
      <div className="status-words">
        <h1 className="status-title" {...phraseProps(title)}>
          {title.text}
        </h1>
        <p className="status-text" {...phraseProps(text)}>
          {text.text}
        </p>
        {onRetry && (
          <button type="button" className="status-retry" onClick={onRetry} {...words}>
            {m.try_again()}
          </button>
        )}
        {lost && <LostPages {...lost} />}
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
      </div>
    </div>
  )
}
