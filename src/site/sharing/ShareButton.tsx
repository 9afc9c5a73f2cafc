import { useRef } from 'react'
import { useEarlyPress } from '#app/ui/intent/early-press.ts'
import { m } from '#messages'
import link from '../footer/BackToTop.module.css'
import styles from './ShareButton.module.css'

const load = () => import('./share-page.tsx').catch(() => undefined)

/** Hand the address of the page on. What does that is fetched with the first sign of intent. */
export function ShareButton() {
  const around = useRef<HTMLSpanElement>(null)
  useEarlyPress(around)
  return (
    <span ref={around} className={styles.share} data-print="no">
      <button
        type="button"
        className={link.link}
        data-early=""
        onPointerEnter={load}
        onFocus={load}
        onClick={() => load().then((sharing) => sharing?.sharePage())}
      >
        {m.share_page()}
      </button>
    </span>
  )
}
