import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import { Inlines } from '../inlines/Inlines.tsx'
import type { BlockOf } from '../node-views.ts'
import { plainText } from '../plain-text.ts'
import styles from './HeadingBlock.module.css'

/** Heading within a text. Its anchor link appears on hover and focus. */
export function HeadingBlock({ block }: { block: BlockOf<'heading'> }) {
  const Heading = `h${block.level}` as const
  return (
    <div className={styles.heading} data-level={block.level}>
      <Heading id={block.id} tabIndex={-1}>
        <Inlines nodes={block.children} />
      </Heading>
      <a className={styles.anchor} href={`#${block.id}`} aria-label={m.heading_anchor({ title: plainText(block.children) })} {...textProps({})} />
    </div>
  )
}
