import type { ReactNode } from 'react'
import type { EventPage } from '../page.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { LocalizedTextView } from '#app/i18n/LocalizedTextView.tsx'
import { externalProps } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { FeedLinks } from '../../layout/FeedLinks.tsx'
import { Actions } from '#app/sections/action/Actions.tsx'
import { m } from '#messages'
import styles from './EventFacts.module.css'

/** Renders date, place, price and booking of an event below its title. The date poster is beside it. */
export function EventFacts({ page }: { page: EventPage }) {
  const { dates, venue, address, location, price, booking } = page
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact name={m.event_when()}>
          <dd>
            <time className="visually-hidden" dateTime={dates.start.iso}>
              {dates.range}
            </time>
            <span aria-hidden="true">{dates.hours}</span>
          </dd>
        </Fact>
        {(venue ?? address ?? location) && (
          <Fact name={m.event_where()}>
            <LocalizedTextView as="dd" of={venue} />
            <LocalizedTextView as="dd" of={address} className={styles.address} />
            {location && (
              <dd>
                <SiteLink target={location.map} {...externalProps(location.map)}>
                  {m.own_map()}
                </SiteLink>
              </dd>
            )}
          </Fact>
        )}
        {price && <TextFact name={m.event_price()} text={price} />}
      </dl>
      {dates.past && <p className={styles.over}>{m.event_over()}</p>}
      {booking && <Actions actions={[{ label: { text: m.event_book() }, target: booking }]} />}
      <FeedLinks offers={page.offers} />
    </div>
  )
}

function TextFact({ name, text }: { name: string; text: LocalizedText }) {
  return (
    <Fact name={name}>
      <LocalizedTextView as="dd" of={text} />
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      {children}
    </div>
  )
}
