import { createElement, Fragment, type ReactNode } from 'react'
import type { Block } from './rich-text.ts'
import { Inlines } from './inlines/Inlines.tsx'
import type { BlockOf, BlockViews } from './node-views.ts'
import { FileBlock, PictureBlock } from './blocks/PictureBlock.tsx'
import { CodeBlock, ListBlock, HeadingBlock, QuoteBlock, RuleBlock } from './blocks/TextBlocks.tsx'
import { TableBlock } from './blocks/table/TableBlock.tsx'
import { EmbeddedEntryView } from './EmbeddedEntryView.tsx'
import { m } from '#messages'
import styles from './notes/NotesBlock.module.css'

/** The view of every block. A block without a view does not compile. */
const views: BlockViews = {
  paragraph: ({ children }) => (
    <p>
      <Inlines nodes={children} />
    </p>
  ),
  heading: (block) => <HeadingBlock block={block} />,
  list: (list) => <ListBlock list={list} show={show} />,
  quote: ({ children }) => <QuoteBlock>{show(children)}</QuoteBlock>,
  code: ({ text, language }) => <CodeBlock text={text} language={language} />,
  rule: () => <RuleBlock />,
  table: ({ rows }) => <TableBlock rows={rows} show={show} />,
  picture: ({ picture, words }) => <PictureBlock picture={{ ...picture, ...words }} />,
  file: ({ file, recording }) => <FileBlock file={file} recording={recording} />,
  entry: ({ entry }) => <EmbeddedEntryView entry={entry} />,
  notes: ({ notes }) => <NotesBlock notes={notes} show={show} />,
}

function blockView<T extends Block['type']>(block: BlockOf<T>): ReactNode {
  return views[block.type](block)
}

/** Renders the blocks of a text. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return show(blocks)
}

/** Renders nested blocks, such as a list in a list item. */
function show(blocks: readonly Block[]): ReactNode {
  return createElement(Fragment, null, ...blocks.map(blockView))
}

interface NotesProps {
  readonly notes: BlockOf<'notes'>['notes']
  /** Renders the blocks of a note. */
  readonly show: (blocks: readonly Block[]) => ReactNode
}

/** Footnotes at the end of a text. */
function NotesBlock({ notes, show: showNote }: NotesProps) {
  const items = notes.map(({ id, children }) => createElement('li', { id, tabIndex: -1 }, showNote(children)))
  return (
    <section className={styles.notes} role="doc-endnotes" aria-label={m.notes()}>
      {createElement('ol', null, ...items)}
    </section>
  )
}
