import type { Frame } from '../frame/frame.ts'
import type { Phrase } from '#app/content/view/phrase.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { SaidLanguage, useSaidLang } from '#app/i18n/SaidLanguage.tsx'
import { m } from '#messages'
import styles from './Announcement.module.css'

/** Show above everything the house's current notice and how it stands with the house today, as links where they lead somewhere. */
export function Announcement({ frame: { announcement, openToday } }: { frame: Frame }) {
  const said = useSaidLang()
  if (!announcement && !openToday) return null
  return (
    <aside className={styles.strip} data-notices="" data-surface="bar" aria-label={m.announcement()} {...said}>
      <SaidLanguage>
        <div className={`page ${styles.line}`}>
          {announcement && (
            <p className={styles.text} {...phraseProps(announcement.text)}>
              <Linked text={announcement.text} target={announcement.target} />
            </p>
          )}
          {openToday && (
            <p className={styles.today}>
              <Linked text={openToday} target={openToday.target} />
            </p>
          )}
        </div>
      </SaidLanguage>
    </aside>
  )
}

function Linked({ text: { text }, target }: { text: Phrase; target: LinkTarget | undefined }) {
  return target ? <SiteLink target={target}>{text}</SiteLink> : text
}
