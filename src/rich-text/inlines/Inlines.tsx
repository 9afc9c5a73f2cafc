import { createElement, Fragment, type ReactNode } from 'react'
import { MARKS, type Inline, type Mark } from '../rich-text.ts'
import { textProps } from '#app/i18n/text-props.ts'
import { DownloadLink, TextLink } from './TextLink.tsx'
import { NoteLink } from '../notes/NoteLink.tsx'
import type { InlineOf, InlineViews } from '../node-views.ts'
import { TermLink } from '../terms/TermLink.tsx'

/** The view of every inline. An inline without a view does not compile. */
const views: InlineViews = {
  text: ({ text, marks, language }) => withMarks(language ? <span {...textProps(language)}>{text}</span> : withBreaks(text), marks),
  link: ({ target, children }) => (
    <TextLink target={target}>
      <Inlines nodes={children} />
    </TextLink>
  ),
  download: ({ file, children }) => (
    <DownloadLink file={file}>
      <Inlines nodes={children} />
    </DownloadLink>
  ),
  term: ({ id, children }) => (
    <TermLink id={id}>
      <Inlines nodes={children} />
    </TermLink>
  ),
  note: (note) => <NoteLink {...note} />,
}

const marked: { readonly [M in Mark]: (content: ReactNode) => ReactNode } = {
  bold: (content) => <strong>{content}</strong>,
  italic: (content) => <em>{content}</em>,
  underline: (content) => <u>{content}</u>,
  code: (content) => <code>{content}</code>,
  superscript: (content) => <sup>{content}</sup>,
  subscript: (content) => <sub>{content}</sub>,
  strikethrough: (content) => <s>{content}</s>,
}

function inlineView<T extends Inline['type']>(node: InlineOf<T>): ReactNode {
  return views[node.type](node)
}

/** Renders running text with its marks and links. */
export function Inlines({ nodes }: { nodes: readonly Inline[] }) {
  return createElement(Fragment, null, ...nodes.map(inlineView))
}

/** Nests marks in one fixed order, regardless of the editor's order: bold outermost, strikethrough innermost. */
function withMarks(content: ReactNode, marks: readonly Mark[]): ReactNode {
  return MARKS.filter((mark) => marks.includes(mark)).reduceRight((inner, mark) => marked[mark](inner), content)
}

function withBreaks(text: string): ReactNode {
  if (!text.includes('\n')) return text
  const [first, ...rest] = text.split('\n')
  return createElement(Fragment, null, first, ...rest.flatMap((line) => [createElement('br'), line]))
}
