import { theme } from '#theme'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { useLocale } from '#app/i18n/messages/locale-context.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { m } from '#messages'
import { LanguageLinks } from '../language/LanguageLinks.tsx'
import styles from './StatusView.module.css'

interface Props {
  readonly title: Phrase
  readonly text: Phrase
  readonly onRetry?: (() => void) | undefined
}

/** Show an answer that is no page: the theme's picture, the reason, and ways on. */
export function StatusView({ title, text, onRetry }: Props) {
  const locale = useLocale()
  const ways: readonly { readonly place: Place; readonly label: string }[] = [
    { place: { route: 'home' }, label: m.to_home() },
    { place: { route: 'stories' }, label: m.stories_title() },
    { place: { route: 'events' }, label: m.events_title() },
  ]
  return (
    <div className={`page columns ${styles.status}`}>
      <theme.StatusPicture className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title} {...phraseProps(title)}>
          {title.text}
        </h1>
        <p className={styles.text} {...phraseProps(text)}>
          {text.text}
        </p>
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
