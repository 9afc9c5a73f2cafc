import type { Place } from '#app/i18n/addresses/place.ts'
import { useLocale } from '#app/i18n/messages/messages.tsx'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import { LostStar } from '#app/themes/meridian/LostStar.tsx'
import styles from './Lost.module.css'

interface Props {
  readonly title: string
  readonly text: string
  readonly onRetry?: (() => void) | undefined
}

/** Show an answer that is no page: a star chart with one star off its place, the reason, and ways on. */
export function Lost({ title, text, onRetry }: Props) {
  const locale = useLocale()
  const ways: readonly { readonly place: Place; readonly label: string }[] = [
    { place: { route: 'home' }, label: m.to_home() },
    { place: { route: 'stories' }, label: m.stories_title() },
    { place: { route: 'events' }, label: m.events_title() },
  ]
  return (
    <div className={`page columns ${styles.lost}`}>
      <LostStar className={styles.chart} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {onRetry && (
          <button type="button" className={styles.retry} onClick={onRetry}>
            {m.try_again()}
          </button>
        )}
        <nav aria-label={m.ways_on()} className={styles.ways}>
          <ul>
            {ways.map(({ place, label }) => (
              <li key={place.route}>
                <SiteLink className={styles.way} target={{ kind: 'place', locale, place }}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.languages}>
          <LanguageLinks locale={locale} meta={undefined} />
        </div>
      </div>
    </div>
  )
}
