import type { Frame } from '../frame/frame.ts'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import { m } from '#messages'
import { Drawer } from '#app/ui/overlay/Drawer.tsx'
import { ColorSchemeSwitch } from '../color-scheme/ColorSchemeSwitch.tsx'
import { FullMenu } from './FullMenu.tsx'
import bar from '#app/ui/menu/bar-button.module.css'
import styles from './MenuSheet.module.css'

interface Props {
  readonly frame: Frame
  readonly meta: PageMeta | undefined
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Show the whole menu and the palette on a sheet. */
export function MenuDrawer({ frame, meta, isOpen, onOpenChange }: Props) {
  const close = () => onOpenChange(false)
  return (
    <Drawer label={m.menu()} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.head}>
        <ColorSchemeSwitch />
        <button type="button" className={`${bar.button} ${styles.button}`} onClick={close}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M3 3l14 14M17 3L3 17" stroke="currentColor" strokeWidth="1.6" />
          </svg>
          {m.menu_close()}
        </button>
      </div>
      <FullMenu frame={frame} meta={meta} onFollow={close} />
    </Drawer>
  )
}
