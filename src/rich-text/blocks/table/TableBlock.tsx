import { createElement, type ReactNode } from 'react'
import type { Block, Cell } from '../../rich-text.ts'
import { m } from '#messages'
import { plainTextOfBlocks } from '../../plain-text.ts'
import styles from './TableBlock.module.css'

interface Props {
  readonly rows: readonly (readonly Cell[])[]
  /** Renders the blocks of a cell. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** Table with header cells, in a region that the keyboard can scroll. */
export function TableBlock({ rows, show }: Props) {
  const [first = []] = rows
  const heads = first.length > 0 && first.every((cell) => cell.head === 'column')
  // Contentful's editor always adds a header row. Editors who need none leave it empty.
  const headed = heads && !first.every(isEmpty)
  const body = heads ? rows.slice(1) : rows
  const row = (cells: readonly Cell[]) => createElement('tr', null, ...cells.map((cell) => cellView(cell, show(cell.children))))
  return (
    // The keyboard can only scroll the region if it is focusable.
    <section className={styles.region} tabIndex={0} aria-label={nameOf(headed ? first : [])}>
      <table className={styles.table}>
        {headed && <thead>{row(first)}</thead>}
        {createElement('tbody', null, ...body.map(row))}
      </table>
    </section>
  )
}

function cellView({ head, align, children }: Cell, content: ReactNode) {
  // An empty corner is not a header.
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
