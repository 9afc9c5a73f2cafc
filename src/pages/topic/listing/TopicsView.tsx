import { textProps } from '#app/i18n/text-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { TitleLink } from '#app/i18n/addresses/TitleLink.tsx'
import { SearchForm } from '#app/layout/search/SearchForm.tsx'
import { m } from '#messages'
import { TopicLinks } from '#app/entries/topic/links/TopicLinks.tsx'
import { TopicCard } from '#app/entries/topic/card/TopicCard.tsx'
import { ListingHead } from '../../listing/ListingHead.tsx'
import { CardGrid } from '../../listing/CardGrid.tsx'
import { ListPagination } from '../../listing/ListPagination.tsx'
import styles from './TopicsView.module.css'
import type { Page } from '#app/content/view/page-meta.ts'
import type { EntryLink, LocalizedText } from '#app/content/view/localized-text.ts'
import type { CardOf } from '#app/entries/cards.tsx'

/** The index of all topics. Few topics are cards. Many are links, by their first letters, on several pages. */
export interface TopicsPage extends Page {
  readonly title: string
  /** Text below the headline. */
  readonly intro: LocalizedText
  readonly topics: readonly CardOf<'topic'>[]
  /** Links to the topics directly below each topic, by its id. Topics below others are no cards then. */
  readonly narrower: Readonly<Record<string, readonly EntryLink[]>>
  /** The topics of the page by their first letters, if there are many. */
  readonly letters?: readonly { readonly letter: string; readonly topics: readonly CardOf<'topic'>[] }[]
  /** Each first letter of all topics with the page of its first topic. */
  readonly initials: readonly { readonly letter: string; readonly page: number }[]
  readonly page: number
  readonly pages: number
}

/** Renders all topics as cards, or many as links by their first letters. */
export function TopicsView({ page }: { page: TopicsPage }) {
  return (
    <>
      <ListingHead breadcrumb={page.breadcrumb} title={page.title} summary={page.intro} />
      {page.letters ? (
        <TopicIndex page={page} letters={page.letters} />
      ) : (
        <CardGrid cards={page.topics} cells="wide" empty={m.topics_empty()}>
          {(topic, index) => (
            <>
              <TopicCard card={topic} headingLevel={2} priority={index === 0} />
              {page.narrower[topic.id] && <TopicLinks topics={page.narrower[topic.id] ?? []} />}
            </>
          )}
        </CardGrid>
      )}
    </>
  )
}

/** Renders links to topics by their first letters, with a search for topics and links to each letter. */
function TopicIndex({ page, letters }: { page: TopicsPage; letters: NonNullable<TopicsPage['letters']> }) {
  const { locale } = page
  const placeOf = (number: number) => ({ route: 'topics', page: number > 1 ? number : undefined }) as const
  return (
    <div className={`page columns ${styles.index}`}>
      <div className={styles.ways}>
        <SearchForm locale={locale} label={m.search_label()}>
          <input type="hidden" name="type" value="topic" />
        </SearchForm>
        <nav aria-label={m.term_initials()}>
          <ul className={`plain ${styles.initials}`}>
            {page.initials.map(({ letter, page: on }) => (
              <li key={letter}>
                <SiteLink className={styles.initial} target={{ kind: 'place', locale, place: placeOf(on), hash: `letter-${letter}` }}>
                  {letter}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {letters.map(({ letter, topics }) => (
        <section key={letter} className={styles.letter} aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} className={styles.heading}>
            {letter}
          </h2>
          <ul className={`plain ${styles.topics}`}>
            {topics.map(({ id, title, link }) => (
              <li key={id}>{link ? <TitleLink title={title} className={styles.topic} target={link} /> : <span {...textProps(title)}>{title.text}</span>}</li>
            ))}
          </ul>
        </section>
      ))}
      <ListPagination locale={locale} page={page.page} pages={page.pages} placeOf={placeOf} />
    </div>
  )
}
