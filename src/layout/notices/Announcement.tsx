import { ScriptOnce } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { useRef } from 'react'
import type { LayoutContent } from '../site-layout/layout-content.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { MessageLanguage, useMessageLang } from '#app/i18n/MessageLanguage.tsx'
import { m } from '#messages'
import { CloseStrip } from './CloseStrip.tsx'
import { closedNoticesScript, closeNotice, useIsClosed } from './closed-notices.ts'
import styles from './Announcement.module.css'

/** Browsers already have the script in the document. */
const earlyScript = createIsomorphicFn()
  .server(() => <ScriptOnce>{closedNoticesScript}</ScriptOnce>)
  .client(() => null)

/** Renders one line above the header: today's opening hours and the current notice, which visitors can close. */
export function Announcement({ layout: { announcement, openToday } }: { layout: LayoutContent }) {
  const messageLang = useMessageLang()
  if (!announcement && !openToday) return null
  return (
    <aside className={styles.strip} data-notices="" data-surface="bar" aria-label={m.announcement()} {...messageLang}>
      <MessageLanguage>
        <div className={`page ${styles.line}`}>
          {openToday && (
            <p className={styles.today}>
              <Linked text={openToday} target={openToday.target} />
            </p>
          )}
          {announcement && <Notice key={announcement.id} announcement={announcement} />}
        </div>
      </MessageLanguage>
      {announcement && earlyScript()}
    </aside>
  )
}

function Notice({ announcement: { id, text, target } }: { announcement: NonNullable<LayoutContent['announcement']> }) {
  const notice = useRef<HTMLDivElement>(null)
  const isClosed = useIsClosed(id)
  const close = () => {
    // The early script may have changed the attribute without React, so it is set here too.
    if (notice.current) notice.current.hidden = true
    closeNotice(id)
  }
  return (
    <div ref={notice} className={styles.notice} data-notice={id} hidden={isClosed} suppressHydrationWarning>
      <p {...textProps(text)}>
        <Linked text={text} target={target} />
      </p>
      <CloseStrip label={m.notice_close()} onClose={close} />
    </div>
  )
}

function Linked({ text: { text }, target }: { text: LocalizedText; target: LinkTarget | undefined }) {
  return target ? <SiteLink target={target}>{text}</SiteLink> : text
}
