import { Button } from 'react-aria-components/Button'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface Props {
  readonly text: string
  readonly onPress?: () => void
  /** Names the button. The tooltip only describes it. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * Renders a description beside a button. APG pattern: tooltip.
 *
 * Appears on focus at once, and on hover after a moment. Remains while the pointer is on it. Escape closes it. Touch devices never show it,
 * so the text must not be essential.
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
