import type { Frame } from '#app/content/view/page.ts'
import { phraseProps } from '#app/i18n/phrase-props.ts'
import { SiteLink } from '#app/i18n/SiteLink.tsx'
import { m } from '#messages'
import styles from './Announcement.module.css'

/** Show the house's current notice above everything, as a link where it leads somewhere. */
export function Announcement({ announcement }: { announcement: NonNullable<Frame['announcement']> }) {
  const { text, target } = announcement
  return (
    <aside className={styles.strip} aria-label={m.announcement()}>
      <div className="page columns">
        <p className={styles.text} {...phraseProps(text)}>
          {target ? <SiteLink target={target}>{text.text}</SiteLink> : text.text}
        </p>
      </div>
    </aside>
  )
}
