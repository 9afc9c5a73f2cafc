import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { useMessageProps } from '#app/i18n/MessageLanguage.tsx'
import type { SearchPage } from './page.ts'
import { SearchLink } from './SearchLink.tsx'

/** Describes the result of the search, and offers alternatives if there are no results. */
export function SearchState({ page }: { readonly page: SearchPage }) {
  const { texts, state, elsewhere, topics } = page
  return (
    <div className="search-state" {...useMessageProps()}>
      {texts.notes.map((note, index) => (
        <p key={note} className={index === 0 && (state !== 'found' || texts.notes.length > 1) ? 'search-word' : 'search-note'}>
          {note}
        </p>
      ))}
      {elsewhere.length > 0 && (
        <>
          <h2 className="search-ways-title">{texts.elsewhere}</h2>
          <ul className="search-ways">
            {elsewhere.map(({ locale, name, link, count }) => (
              <li key={locale}>
                <SearchLink target={link} className="accented-link" lang={locale}>
                  {name}
                </SearchLink>{' '}
                <span className="search-note">{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {topics.length > 0 && (
        <nav aria-labelledby="search-topics">
          <h2 className="search-ways-title" id="search-topics">
            {texts.topics}
          </h2>
          <ul className="search-ways">
            {topics.map(({ title, target }) => (
              <li key={title.text}>
                <TitleLink title={title} target={target} className="accented-link" />
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
