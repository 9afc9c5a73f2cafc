import { fileLink } from '#app/content/media/media.server.ts'
import { linkTo, linkToUrl } from '#app/content/links/places.server.ts'
import { isListed } from '#app/content/locales/presence.server.ts'
import { readLink, type RawEntry } from '#app/content/reading/raw.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import { MARKS, type Inline, type Mark } from '../rich-text.ts'
import { costOf, type DocumentContext } from './context.server.ts'
import { nameOf } from './name.server.ts'
import { readNodes, type RawNode } from './node.server.ts'

type Builder = (node: RawNode, context: DocumentContext) => Inline[]

/** Every inline node of Contentful's rich text. What cannot be shown leaves its words behind. */
export const inlineNodes: Readonly<Record<string, Builder>> = {
  text: ({ value, marks }) => (value === '' ? [] : [{ type: 'text', text: value, marks: marks.filter(isMark) }]),
  hyperlink(node, context) {
    const children = inlines(node.content, context)
    const link = linkToUrl(context.content, String(node.data['uri'] ?? ''), context.entry)
    return link && children.length > 0 ? [{ type: 'link', target: link, children }] : children
  },
  'entry-hyperlink'(node, context) {
    const children = inlines(node.content, context)
    const entry = targetEntry(node, context)
    return entry && children.length > 0 ? toEntry(entry, children, context) : children
  },
  'asset-hyperlink'(node, context) {
    const children = inlines(node.content, context)
    const resource = target(node, context)
    const file = resource?.kind === 'asset' ? fileLink(context.content, resource) : undefined
    return file && children.length > 0 ? [{ type: 'download', file, children }] : children
  },
  'embedded-entry-inline'(node, context) {
    const entry = targetEntry(node, context)
    const name = entry && nameOf(context.content, entry)
    return name ? toEntry(entry, [{ type: 'text', text: name.text, marks: [], language: { locale: name.locale } }], context) : []
  },
  'resource-hyperlink': (node, context) => elsewhere(node, context),
  'embedded-resource-inline': (node, context) => elsewhere(node, context),
}

/** Build the inline nodes of a list. */
export function inlines(values: readonly unknown[], context: DocumentContext): Inline[] {
  return readNodes(values).flatMap((node) => {
    if (!context.budget(costOf(node))) return []
    const build = Object.hasOwn(inlineNodes, node.nodeType) ? inlineNodes[node.nodeType] : undefined
    if (build) return build(node, context)
    reportContent({ entry: context.entry, problem: `has a rich-text node "${node.nodeType}" that does not belong in a line; its words are kept` })
    return inlines(node.content, context)
  })
}

/** The target of a link or an embed; reported where it was not delivered. */
export function target(node: RawNode, context: DocumentContext) {
  const resource = readLink(node.data['target'], context.linked)
  if (resource && resource.kind !== 'unresolved') return resource
  reportContent({
    entry: context.entry,
    problem: `links in its text to ${resource?.id ?? 'nothing'}, which is not published or does not exist; the link is left out`,
  })
  return undefined
}

function targetEntry(node: RawNode, context: DocumentContext): RawEntry | undefined {
  const resource = target(node, context)
  return resource?.kind === 'entry' ? resource : undefined
}

function toEntry(raw: RawEntry, children: readonly Inline[], context: DocumentContext): Inline[] {
  if (raw.type === 'glossaryTerm') return context.terms.add(raw) ? [{ type: 'term', id: raw.id, children }] : [...children]
  const link = linkTo(context.content, raw)
  if (link) return [{ type: 'link', target: link, children }]
  // What a language leaves out on purpose is no fault.
  if (!isListed(context.content, raw)) return [...children]
  reportContent({ entry: context.entry, problem: `links in its text to ${raw.id}, a ${raw.type}, which has no page; the words are kept` })
  return [...children]
}

/** Resource links lead into other spaces, which this site does not read. */
function elsewhere(node: RawNode, context: DocumentContext): Inline[] {
  reportContent({ entry: context.entry, problem: 'links in its text to an entry of another space; the words are kept' })
  return inlines(node.content, context)
}

function isMark(mark: string): mark is Mark {
  return MARKS.some((known) => known === mark)
}
