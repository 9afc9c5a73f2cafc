import { createElement, Fragment, type ReactNode } from 'react'
import type { Block } from './rich-text.ts'
import { SectionBoundary } from '#app/sections/SectionBoundary.tsx'
import { CodeBlock } from './blocks/CodeBlock.tsx'
import { FileBlock } from './blocks/FileBlock.tsx'
import { HeadingBlock } from './blocks/HeadingBlock.tsx'
import { Inlines } from './inlines/Inlines.tsx'
import { ListBlock, QuoteBlock } from './blocks/ListBlock.tsx'
import type { BlockOf, BlockViews } from './nodes.ts'
import { PlateBlock } from './blocks/PlateBlock.tsx'
import { RuleBlock } from './blocks/RuleBlock.tsx'
import { TableBlock } from './blocks/TableBlock.tsx'

/** The view of every block. A block without a view does not compile. */
const views: BlockViews = {
  paragraph: ({ children }) => (
    <p>
      <Inlines nodes={children} />
    </p>
  ),
  heading: (block) => <HeadingBlock block={block} />,
  list: (block) => <ListBlock block={block} />,
  quote: (block) => <QuoteBlock block={block} />,
  code: ({ text }) => <CodeBlock text={text} />,
  rule: () => <RuleBlock />,
  table: ({ rows }) => <TableBlock rows={rows} />,
  picture: ({ picture }) => <PlateBlock picture={picture} />,
  file: ({ file }) => <FileBlock file={file} />,
  section: ({ section }) => <SectionBoundary section={section} first={false} embedded />,
}

function blockView<T extends Block['type']>(block: BlockOf<T>): ReactNode {
  return views[block.type](block)
}

/** Show the blocks of a text, one after the other. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return createElement(Fragment, null, ...blocks.map(blockView))
}
