import { useSaidProps } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import { Narrowings } from './Narrowings.tsx'
import type { SearchPage } from './page.ts'
import { SearchLink } from './SearchLink.tsx'
import styles from './SearchState.module.css'

/** Say what came of the search, and where nothing did, what helps. */
export function SearchState({ page }: { readonly page: SearchPage }) {
  const { state, words, corrected, isLoose, total, elsewhere, topics } = page
  return (
    <div className={styles.state} {...useSaidProps()}>
      {state === 'busy' && <p className={styles.word}>{m.search_busy()}</p>}
      {state === 'none' && (
        <>
          <p className={styles.word}>{m.search_none({ words })}</p>
          <p>{m.search_hint()}</p>
        </>
      )}
      {state === 'found' && (
        <>
          {corrected && <p className={styles.word}>{m.search_corrected({ words, corrected })}</p>}
          {isLoose && <p>{m.search_loose()}</p>}
          <p className={styles.count}>{m.search_count({ count: total })}</p>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <h2 className={styles.title}>{m.search_elsewhere()}</h2>
          <ul className={styles.ways}>
            {elsewhere.map(({ locale, name, link, count }) => (
              <li key={locale}>
                <SearchLink to={link} className="accented-link" lang={locale}>
                  {name}
                </SearchLink>{' '}
                <span className={styles.count}>{count}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {state !== 'found' && topics.length > 0 && (
        <nav aria-labelledby="search-topics">
          <h2 className={styles.title} id="search-topics">
            {m.topics_title()}
          </h2>
          <Narrowings items={topics} />
        </nav>
      )}
    </div>
  )
}
