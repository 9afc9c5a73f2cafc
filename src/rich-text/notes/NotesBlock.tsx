import { createElement, type ReactNode } from 'react'
import { m } from '#messages'
import type { BlockOf } from '../node-views.ts'
import type { Block } from '../rich-text.ts'
import styles from './NotesBlock.module.css'

interface Props {
  readonly notes: BlockOf<'notes'>['notes']
  /** Renders the blocks of a note. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** Footnotes at the end of a text. */
export function NotesBlock({ notes, show }: Props) {
  const items = notes.map(({ id, children }) => createElement('li', { id, tabIndex: -1 }, show(children)))
  return (
    <section className={styles.notes} role="doc-endnotes" aria-label={m.notes()}>
      {createElement('ol', null, ...items)}
    </section>
  )
}
