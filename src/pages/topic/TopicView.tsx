import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import { TopicLinks } from '#app/entries/topic/links/TopicLinks.tsx'
import { cardForm, CardView, type Card } from '#app/entries/cards.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { FeedLinks } from '../layout/FeedLinks.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { listingOf, type ListedType } from '#app/config/page-types/table.ts'
import styles from './TopicView.module.css'
import type { EntryLink, LocalizedText } from '#app/content/view/localized-text.ts'
import type { Picture } from '#app/content/view/picture.ts'
import type { FeedOffer } from '#app/content/view/feed-link.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Page } from '#app/content/view/page-meta.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { UnmappedContent } from '#app/sections/unmapped-fields/unmapped-content.ts'

export interface TopicPage extends Page {
  readonly title: LocalizedText
  readonly summary?: LocalizedText
  readonly picture?: Picture
  /** The topics below it. */
  readonly narrower: readonly EntryLink[]
  /** Its feeds and calendars. */
  readonly offers: readonly FeedOffer[]
  readonly own?: UnmappedContent
  /** The glossary terms in its unmapped fields. */
  readonly terms?: readonly Term[]
  /** Entries with its tag, by type. `more` links to the filtered listing if that contains more entries. */
  readonly lists: readonly { readonly type: ListedType; readonly title: string; readonly items: readonly Card[]; readonly more?: LinkTarget }[]
}

/** Renders a topic, then its entries by type. */
export function TopicView({ page }: { page: TopicPage }) {
  return (
    <>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} kicker={{ text: m.topic_kicker() }} title={page.title} text={page.summary} picture={page.picture}>
        {page.narrower.length > 0 && (
          <nav className={styles.narrower} aria-label={m.topic_narrower()}>
            <p className="label">{m.topic_narrower()}</p>
            <TopicLinks topics={page.narrower} />
          </nav>
        )}
        <FeedLinks offers={page.offers} />
      </PageHeadWithPicture>
      <OwnRegion own={page.own} terms={page.terms ?? []} />
      {page.lists.map(({ type, title, items, more }) => (
        <TitledRegion key={type} title={title} id={listingOf(type)}>
          <CardList cards={items} className={items.some((card) => cardForm(card) === 'row') ? 'plain' : styles.cards} itemClassName={styles.card}>
            {(card, index) => <CardView card={card} size={index === 0 && cardForm(card) === 'tile' ? 'large' : 'medium'} />}
          </CardList>
          {more && (
            <p className={styles.more}>
              <SiteLink target={more}>{m.topic_more()}</SiteLink>
            </p>
          )}
        </TitledRegion>
      ))}
      {page.lists.length === 0 && !page.own && <p className="page">{m.topic_empty()}</p>}
    </>
  )
}
