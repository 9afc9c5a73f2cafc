import { createElement, type ReactNode } from 'react'
import { textProps } from '#app/i18n/text-props.ts'
import { m } from '#messages'
import type { Block } from '../rich-text.ts'
import type { BlockOf } from '../node-views.ts'
import styles from './ListBlock.module.css'

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
