import { createElement, type ReactNode } from 'react'
import type { Block } from '../rich-text.ts'
import type { BlockOf } from '../node-views.ts'
import styles from './ListBlock.module.css'

interface Props {
  readonly list: BlockOf<'list'>
  /** Shows the blocks of an item. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** List points in order or without; points may hold further lists. */
export function ListBlock({ list, show }: Props) {
  const items = list.items.map((item) => createElement('li', null, show(item)))
  return createElement(list.ordered ? 'ol' : 'ul', { className: styles.list }, ...items)
}
