import { type ReactNode, createElement } from 'react'
import styles from './TextBlocks.module.css'
import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import { Inlines } from '../inlines/Inlines.tsx'
import type { BlockOf } from '../node-views.ts'
import { plainText } from '../plain-text.ts'
import type { Block } from '../rich-text.ts'

/** Block quotation. */
export function QuoteBlock({ children }: { children: ReactNode }) {
  return <blockquote className={styles.quote}>{children}</blockquote>
}

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

interface Props {
  readonly list: BlockOf<'list'>
  /** Renders the blocks of an item. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** Ordered or unordered list, possibly nested. */
export function ListBlock({ list, show }: Props) {
  const items = list.items.map((item, index) => {
    const done = list.checked?.[index] ?? undefined
    return createElement('li', null, done !== undefined && <Box done={done} />, show(item))
  })
  return createElement(list.ordered ? 'ol' : 'ul', { className: styles.list, start: list.start }, ...items)
}

/** Checkbox of a task. */
function Box({ done }: { done: boolean }) {
  return <span className={styles.box} data-done={done} role="img" aria-label={done ? m.task_done() : m.task_open()} {...textProps({})} />
}

/** Preformatted lines, left to right in every language. Long lines scroll. */
export function CodeBlock({ text, language }: { text: string; language: string | undefined }) {
  // Texts from Markdown may have many code blocks. As regions with the same name they would clutter the page's outline.
  const fenced = language === undefined ? {} : { role: 'group', dir: 'ltr', translate: 'no' as const, 'data-language': language || undefined }
  return (
    // The keyboard can only scroll the region if it is focusable.
    <section className={styles.region} tabIndex={0} aria-label={m.code_region()} {...fenced}>
      <pre className={styles.code} dir="ltr">
        <code>{text}</code>
      </pre>
    </section>
  )
}

/** Thematic break. */
export function RuleBlock() {
  return <hr className={styles.rule} />
}
