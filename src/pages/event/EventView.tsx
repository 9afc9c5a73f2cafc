import type { EventPage } from './page.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { m } from '#messages'
import { EventCard } from '#app/entries/event/card/EventCard.tsx'
import { RichTextView } from '#app/rich-text/RichTextView.tsx'
import { PageProviders } from '../providers/PageProviders.tsx'
import { PageTerms } from '#app/rich-text/terms/PageTerms.tsx'
import { EventHead } from './head/EventHead.tsx'
import { OwnRegion } from '../layout/OwnRegion.tsx'
import { PagePlate } from '../layout/plate/PagePlate.tsx'
import { TitledRegion } from '../layout/TitledRegion.tsx'
import { TopicLinks } from '#app/entries/topic/links/TopicLinks.tsx'
import { CardList } from '#app/entries/card/CardList.tsx'
import styles from './EventView.module.css'

/** Renders an event below a poster of its date, with its topics in the margin. */
export function EventView({ page }: { page: EventPage }) {
  return (
    <PageProviders terms={page.terms}>
      <article>
        <EventHead page={page} />
        {page.picture && <PagePlate picture={page.picture} className="page" uprightRatio="square" />}
        <div className={`page columns ${styles.matter}`}>
          {page.topics.length > 0 && (
            <aside className={styles.topics} aria-label={m.topics_label()}>
              <TopicLinks topics={page.topics} />
            </aside>
          )}
          <div className={styles.body}>
            <LocalizedTextView as="p" of={page.summary} className={`lead ${styles.summary}`} />
            {page.body && <RichTextView text={page.body} />}
          </div>
        </div>
        <OwnRegion own={page.own} />
      </article>
      <PageTerms terms={page.terms} />
      {page.more.length > 0 && (
        <TitledRegion title={m.events_more()} id="more" print={false}>
          <CardList cards={page.more} className="plain">
            {(event) => <EventCard card={event} />}
          </CardList>
        </TitledRegion>
      )}
    </PageProviders>
  )
}
