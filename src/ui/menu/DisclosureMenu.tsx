import { useId, type ReactNode } from 'react'
import bar from './bar-button.module.css'
import styles from './DisclosureMenu.module.css'
import { Chevron } from '../icons/Chevron.tsx'
import panel from '../overlay/panel.module.css'
import { useDisclosures } from './useDisclosures.ts'

interface Props {
  /** Names the button. */
  readonly label: string
  /** What the button shows. */
  readonly buttonContent: ReactNode
  /** The links of the panel. */
  readonly children: ReactNode
}

/** Offer a few links behind one button, on a panel at the end of the line. APG pattern: disclosure navigation. */
export function DisclosureMenu({ label, buttonContent, children }: Props) {
  const id = useId()
  const { rootProps, buttonProps, panelProps } = useDisclosures<HTMLDivElement>()
  return (
    <div {...rootProps} className={panel.holder}>
      <button className={`${bar.button} ${styles.button}`} {...buttonProps(id)} aria-label={label}>
        {buttonContent}
        <Chevron className={panel.chevron} />
      </button>
      <div className={`${panel.panel} ${styles.panel}`} {...panelProps(id)}>
        {children}
      </div>
    </div>
  )
}
