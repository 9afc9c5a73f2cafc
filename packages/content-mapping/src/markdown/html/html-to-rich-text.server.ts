import { Parser } from 'htmlparser2'
import type { RichTextDocument } from '../document.ts'
import { documentBuilder, type DocumentBuilder } from './document-builder.server.ts'
import { MARKING, PARTING, PLAIN, SILENT } from './elements.server.ts'
import { addMedia, addPicture, linkData } from './media.server.ts'

type Attributes = Readonly<Record<string, string>>
/** Runs at the end of an element. */
type Close = (() => void) | undefined
type Reader = (attributes: Attributes, builder: DocumentBuilder) => Close

/** Readers of the elements that have a meaning in rich text, besides separators and marks. */
const readers: Readonly<Record<string, Reader>> = {
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
  ul: (_, builder) => builder.open('unordered-list'),
  ol: ({ start }, builder) => builder.open('ordered-list', /^\d{1,9}$/.test(start ?? '') && Number(start) !== 1 ? { start: Number(start) } : {}),
  li: (_, builder) => builder.open('list-item'),
  blockquote: (_, builder) => builder.open('blockquote'),
  table: (_, builder) => builder.open('table'),
  tr: (_, builder) => builder.open('table-row'),
  td: (attributes, builder) => builder.open('table-cell', alignOf(attributes)),
  th: (attributes, builder) => builder.open('table-header-cell', alignOf(attributes)),
  footnote: ({ number }, builder) => builder.open('footnote', { number: Number(number) || 0 }),
  'footnote-reference': ({ number }, builder) => void builder.inline('footnote-reference', { number: Number(number) || 0 }),
  pre: (_, builder) => builder.openCode(),
  code({ class: names }, builder) {
    builder.codeLanguage(/(?:^|\s)lang(?:uage)?-(\S{1,40})/.exec(names ?? '')?.[1])
    return builder.mark('code')
  },
  a: ({ href }, builder) => (href ? builder.link(linkData(href)) : undefined),
  br: (_, builder) => void builder.lineBreak(),
  hr: (_, builder) => void builder.block('hr'),
  img: (attributes, builder) => void addPicture(attributes, builder),
  input({ type, checked }, builder) {
    if (type === 'checkbox') builder.task(checked !== undefined)
  },
  iframe: (attributes, builder) => void addMedia(attributes, builder),
  video: (attributes, builder) => void addMedia(attributes, builder),
  audio: (attributes, builder) => void addMedia(attributes, builder),
  source: (attributes, builder) => void addMedia(attributes, builder),
  embed: (attributes, builder) => void addMedia(attributes, builder),
  object: ({ data, ...attributes }, builder) => void addMedia({ ...attributes, ...(data === undefined ? {} : { src: data }) }, builder),
}

/** Converts HTML to rich text. Never executes scripts of the HTML, closes unclosed elements, and never throws. */
export function htmlToRichText(given: string): RichTextDocument {
  const html = withoutUnclosed(given)
  const builder = documentBuilder()
  const closed = new Set([...html.matchAll(/<\/([a-z][\w:.-]*)/gi)].map(([, name = '']) => name.toLowerCase()))
  const closes: Close[] = []
  let silent = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      const close = openElement(name, attributes, builder)
      const isSilent = SILENT.has(name)
      if (isSilent) silent += 1
      if (isPlaceholder(name, attributes) && silent === 0) builder.text(html.slice(parser.startIndex, parser.endIndex + 1))
      closes.push(() => {
        close?.()
        if (isSilent) silent -= 1
      })
    },
    ontext(text) {
      if (silent === 0) builder.text(text)
    },
    onclosetag() {
      closes.pop()?.()
    },
  })
  /** Returns whether a tag such as `<your name>` is meant as text because no such element exists. */
  function isPlaceholder(name: string, attributes: Attributes): boolean {
    return !isElement(name) && !closed.has(name) && Object.values(attributes).every((value) => value === '') && html[parser.endIndex - 1] !== '/'
  }
  parser.write(html)
  parser.end()
  return builder.document()
}

function isElement(name: string): boolean {
  return Object.hasOwn(readers, name) || Object.hasOwn(MARKING, name) || [PARTING, SILENT, PLAIN].some((names) => names.has(name))
}

function openElement(name: string, attributes: Attributes, builder: DocumentBuilder): Close {
  const reader = Object.hasOwn(readers, name) ? readers[name] : undefined
  if (reader) return reader(attributes, builder)
  const mark = Object.hasOwn(MARKING, name) ? MARKING[name] : undefined
  if (mark) return builder.mark(mark)
  if (!PARTING.has(name)) return undefined
  builder.part()
  return () => builder.part()
}

function heading(level: number): Reader {
  return (_, builder) => builder.openHeading(level)
}

function alignOf({ align, style }: Attributes): { align?: 'center' | 'end' } {
  const side = (/text-align:\s*(\w+)/.exec(style ?? '')?.[1] ?? align)?.toLowerCase()
  return side === 'center' ? { align: 'center' } : side === 'right' || side === 'end' ? { align: 'end' } : {}
}

/** Elements whose content HTML parsers read as text without tags, up to the end tag. */
const RAW = /<(script|style|iframe|textarea|title|xmp|noembed|noframes|plaintext)\b([^<>]*)>/gi

/**
 * Removes unclosed comments and start tags of raw-text elements, which would swallow the rest of the text.
 *
 * Writers of "the <script> tag" without backticks mean the word.
 */
function withoutUnclosed(html: string): string {
  const lastComment = html.lastIndexOf('-->')
  const lower = html.toLowerCase()
  const ends = new Map<string, number>()
  const endOf = (name: string) => {
    const end = ends.get(name) ?? lower.lastIndexOf(`</${name}`)
    ends.set(name, end)
    return end
  }
  return html
    .replaceAll(RAW, (tag, name: string, attributes: string, at: number) => (endOf(name.toLowerCase()) > at ? tag : attributes === '' ? `&lt;${name}&gt;` : ''))
    .replaceAll('<!--', (comment, at: number) => (lastComment > at ? comment : ''))
}
