import type { TopicPage } from './page.ts'
import { m } from '#messages'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import { cardForm, CardView } from '#app/entries/cards.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { FeedLinks } from '../layout/FeedLinks.tsx'
import { PageHeadWithPicture } from '../layout/PageHeadWithPicture.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { listingOf } from '#app/config/page-types/table.ts'
import styles from './TopicView.module.css'

/** Renders a topic, then its entries by type. */
export function TopicView({ page }: { page: TopicPage }) {
  return (
    <>
      <PageHeadWithPicture breadcrumb={page.breadcrumb} kicker={{ text: m.topic_kicker() }} title={page.title} text={page.summary} picture={page.picture}>
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
