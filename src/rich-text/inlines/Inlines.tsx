import { createElement, Fragment, type ReactNode } from 'react'
import { MARKS, type Inline, type Mark } from '../rich-text.ts'
import { textProps } from '#app/i18n/text-props.ts'
import type { InlineOf, InlineViews } from '../node-views.ts'
import { TermLink } from '../terms/TermLink.tsx'
import type { FileLink } from '#app/content/view/picture.ts'
import { externalProps, type LinkTarget } from '#app/i18n/addresses/place.ts'
import { SiteLink } from '#app/i18n/addresses/SiteLink.tsx'
import { m } from '#messages'
import styles from './TextLink.module.css'

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

/** Link within running text. External links have an icon. */
function TextLink({ target, children }: { target: LinkTarget; children: ReactNode }) {
  return (
    <SiteLink target={target} className={styles.link} {...externalProps(target)}>
      {children}
    </SiteLink>
  )
}

/** Link to a file within running text, with its type and size. */
function DownloadLink({ file, children }: { file: FileLink; children: ReactNode }) {
  return (
    <>
      <a href={file.url} download={file.fileName} className={styles.link} data-download>
        {children}
      </a>{' '}
      <span className={styles.details}>({m.file_details({ type: file.type, size: file.size })})</span>
    </>
  )
}

/** Link to a footnote, or from a footnote back to its reference. */
function NoteLink({ number, target, id }: InlineOf<'note'>) {
  const props = { className: styles.noteLinkLink, href: `#${target}`, id, ...textProps({}) }
  if (id === undefined) return <a {...props} role="doc-backlink" aria-label={m.note_back({ number })} />
  return (
    <sup>
      <a {...props} role="doc-noteref" aria-label={m.note_reference({ number })}>
        {number}
      </a>
    </sup>
  )
}
