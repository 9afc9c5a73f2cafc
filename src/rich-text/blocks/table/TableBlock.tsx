import { createElement, type ReactNode } from 'react'
import type { Block, Cell } from '../../rich-text.ts'
import { m } from '#messages'
import { plainTextOfBlocks } from '../../plain-text.ts'
import styles from './TableBlock.module.css'

interface Props {
  readonly rows: readonly (readonly Cell[])[]
  /** Shows the blocks of a cell. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** Show a table with its header cells, in a region that a keyboard can scroll. */
export function TableBlock({ rows, show }: Props) {
  const [first = []] = rows
  const heads = first.length > 0 && first.every((cell) => cell.head === 'column')
  // Editors cannot leave the row of headings out: they leave it empty.
  const headed = heads && !first.every(isEmpty)
  const body = heads ? rows.slice(1) : rows
  const row = (cells: readonly Cell[]) => createElement('tr', null, ...cells.map((cell) => cellView(cell, show(cell.children))))
  return (
    // A keyboard must be able to scroll it.
    <section className={styles.region} tabIndex={0} aria-label={nameOf(headed ? first : [])}>
      <table className={styles.table}>
        {headed && <thead>{row(first)}</thead>}
        {createElement('tbody', null, ...body.map(row))}
      </table>
    </section>
  )
}

function cellView({ head, align, children }: Cell, content: ReactNode) {
  // An empty corner heads nothing.
  if (head === 'none' || isEmpty({ children })) return <td data-align={align}>{content}</td>
  return (
    <th scope={head === 'column' ? 'col' : 'row'} data-align={align}>
      {content}
    </th>
  )
}

function isEmpty({ children }: Pick<Cell, 'children'>): boolean {
  return plainTextOfBlocks(children) === '' && children.every((block) => block.type === 'paragraph')
}

function nameOf(head: readonly Cell[]): string {
  const columns = head.map((cell) => plainTextOfBlocks(cell.children)).filter(Boolean)
  return columns.length > 0 ? m.table_region({ columns: columns.join(' · ') }) : m.table_region_plain()
}
