import { createElement } from 'react'
import { Blocks } from '../Blocks.tsx'
import styles from './ListBlock.module.css'
import type { BlockOf } from '../nodes.ts'

/** List points in order or without; points may hold further lists. */
export function ListBlock({ block }: { block: BlockOf<'list'> }) {
  const items = block.items.map((item) => createElement('li', null, <Blocks blocks={item} />))
  return createElement(block.ordered ? 'ol' : 'ul', { className: styles.list }, ...items)
}

/** Set what somebody else said apart from the text. */
export function QuoteBlock({ block }: { block: BlockOf<'quote'> }) {
  return (
    <blockquote className={styles.quote}>
      <Blocks blocks={block.children} />
    </blockquote>
  )
}
