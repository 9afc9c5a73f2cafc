import { useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { Frame, PageMeta } from '#app/content/view/page.ts'
import { m } from '#messages'
import { useEarlyPress } from '../../ui/early-press.ts'
import { useOnIntent } from '../../ui/useOnIntent.ts'
import { ThemeSwitch } from '../theme/ThemeSwitch.tsx'
import { FullMenu } from './FullMenu.tsx'
import styles from './MenuSheet.module.css'

interface Props {
  readonly frame: Frame
  readonly meta: PageMeta | undefined
}

const loadDrawer = () => import('../../ui/Drawer.tsx')

/**
 * Offer the whole menu on a sheet where the bar has no room: a button that opens a modal dialog, loaded on intent.
 *
 * Without scripts a `details` element takes its place.
 */
export function MenuSheet({ frame, meta }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  /** The address at which the sheet was opened: going anywhere else closes it. */
  const [openedAt, setOpenedAt] = useState<string>()
  const { module, prepare, use } = useOnIntent(loadDrawer)
  const address = useLocation({ select: (location) => location.href })
  useEarlyPress(button)
  const open = openedAt === address
  const close = () => setOpenedAt(undefined)
  const openSheet = () => {
    // Should the sheet not arrive, the footer holds the menu as well.
    use(() => setOpenedAt(address)).catch(() => location.assign('#footer'))
  }
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-early="#footer"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={openSheet}
      >
        <Lines />
        {m.menu()}
      </button>
      <noscript>
        <details>
          <summary className={styles.button}>
            <Lines />
            {m.menu()}
          </summary>
          <div className={styles.plain}>
            <FullMenu frame={frame} meta={meta} />
          </div>
        </details>
      </noscript>
      {module && (
        <module.Drawer label={m.menu()} isOpen={open} onOpenChange={(next) => setOpenedAt(next ? address : undefined)}>
          <div className={styles.head}>
            <ThemeSwitch />
            <button type="button" className={styles.button} onClick={close}>
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
              </svg>
              {m.menu_close()}
            </button>
          </div>
          <FullMenu frame={frame} meta={meta} onFollow={close} />
        </module.Drawer>
      )}
    </div>
  )
}

function Lines() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M1 5h18M1 10h18M1 15h12" stroke="currentColor" strokeWidth="1.6" />
    </svg>
  )
}
