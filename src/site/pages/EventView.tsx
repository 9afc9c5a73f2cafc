import type { EventPage } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { EventRow } from '#app/sections/card/EventRow.tsx'
import { PictureView } from '#app/sections/picture/PictureView.tsx'
import { RichTextView } from '#app/sections/rich-text/RichTextView.tsx'
import { TermsProvider } from '#app/sections/rich-text/terms.tsx'
import { TermsList } from '../terms/TermsList.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventPoster } from './EventPoster.tsx'
import { Part } from './Part.tsx'
import styles from './EventView.module.css'

/** Show an event under a poster of its date, with what one needs to know in the margin. */
export function EventView({ page }: { page: EventPage }) {
  return (
    <TermsProvider terms={page.terms}>
      <article>
        <EventPoster page={page} />
        {page.picture && (
          <div className="page">
            <PictureView picture={page.picture} sizes="(min-width: 64rem) 90vw, 100vw" ratio="wide" uprightRatio="square" priority caption />
          </div>
        )}
        <div className={`page columns ${styles.matter}`}>
          <EventFacts page={page} />
          <div className={styles.body}>
            <p className={`lead ${styles.summary}`} {...phraseProps(page.summary)}>
              {page.summary.text}
            </p>
            {page.body && <RichTextView text={page.body} />}
          </div>
        </div>
      </article>
      <TermsList terms={page.terms} />
      {page.more.length > 0 && (
        <Part title={m.events_more()} id="more" print={false}>
          <ul className="plain">
            {page.more.map((event) => (
              <li key={event.id}>
                <EventRow card={event} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </TermsProvider>
  )
}
