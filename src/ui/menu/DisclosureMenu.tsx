import { useId, type ReactNode } from 'react'
import bar from './bar-button.module.css'
import styles from './DisclosureMenu.module.css'
import { Chevron } from '../icons/Chevron.tsx'
import panel from '../overlay/panel.module.css'
import { useDisclosures } from './useDisclosures.ts'

interface Props {
  /** Name of the button. */
  readonly label: string
  /** Visible content of the button. */
  readonly buttonContent: ReactNode
  /** The links of the panel. */
  readonly children: ReactNode
}

/** Renders links in a panel behind one button. APG pattern: disclosure navigation. */
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
