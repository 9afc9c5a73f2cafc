import { useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { m } from '#messages'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { useOnIntent } from '#app/ui/intent/useOnIntent.ts'
import { FullMenu } from './FullMenu.tsx'
// Its styles belong to the page, though in a browser with scripts the menu comes with the sheet.
import './FullMenu.module.css'
import bar from '#app/ui/menu/bar-button.module.css'
import styles from './MenuSheet.module.css'

interface Props {
  readonly frame: Frame
  readonly meta: PageMeta | undefined
}

const loadDrawer = () => import('./MenuDrawer.tsx')

/** Browsers that run scripts render nothing in `noscript`. */
const plainMenu = createIsomorphicFn()
  .server((props: Props) => <FullMenu {...props} />)
  .client(() => null)

/**
 * Offer the whole menu on a sheet where the bar has no room: a button that opens a modal dialog, loaded on intent.
 *
 * Without scripts a `details` element takes its place.
 */
export function MenuSheet({ frame, meta }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  /** The address at which the sheet was opened: going anywhere else closes it. */
  const [openedAt, setOpenedAt] = useState<string>()
  const { module, preload, whenLoaded } = useOnIntent(loadDrawer)
  const address = useLocation({ select: (location) => location.href })
  useEarlyPress(button)
  const open = openedAt === address
  const openSheet = () => {
    // Should the sheet not arrive, the footer holds the menu as well.
    whenLoaded(() => setOpenedAt(address)).catch(() => location.assign('#footer'))
  }
  return (
    <div className={styles.menu}>
      <button
        ref={button}
        type="button"
        className={`${bar.button} ${styles.button}`}
        aria-haspopup="dialog"
        aria-expanded={open}
        data-early="#footer"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={openSheet}
      >
        <Lines />
        {m.menu()}
      </button>
      <noscript>
        <details>
          <summary className={`${bar.button} ${styles.button}`}>
            <Lines />
            {m.menu()}
          </summary>
          <div className={styles.plain}>{plainMenu({ frame, meta })}</div>
        </details>
      </noscript>
      {module && <module.MenuDrawer frame={frame} meta={meta} isOpen={open} onOpenChange={(next) => setOpenedAt(next ? address : undefined)} />}
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
