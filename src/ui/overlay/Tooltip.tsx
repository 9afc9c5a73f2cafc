import { Button } from 'react-aria-components/Button'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface Props {
  readonly text: string
  readonly onPress?: () => void
  /** Names the button; the tooltip only describes it. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Describe a button beside it. APG pattern: tooltip.
 *
 * It comes with the focus at once and with a resting pointer after a moment, stays while the pointer is on it, and goes for
 * Escape. Nothing is only there: touch never shows it.
 */
export function Tooltip({ text, label, onPress, children }: Props) {
  return (
    <TooltipTrigger delay={600} closeDelay={200}>
      <Button className={styles.button ?? ''} aria-label={label} onPress={onPress}>
        {children}
      </Button>
      <AriaTooltip className={styles.tooltip ?? ''} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
