import { MERGE_TAG } from 'content-mapping/project/roles.ts'
import type { Asset, Entry } from '#app/content/content.ts'
import { linkToAddress } from '#app/content/links/address-link.server.ts'
import { localizedText, model } from '#app/content/reading/model.server.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { MARKS, type Inline, type Mark } from '../rich-text.ts'
import { costOf, placeOf, type DocumentContext } from './context.server.ts'
import { glossaryTermModel } from '../terms/terms.server.ts'
import { idOf } from '#app/content/reading/raw.server.ts'
import { readNodes, type RawNode } from '#app/content/reading/node.server.ts'

/** Entry of the app Contentful Personalization. The app replaces it with a fact about the visitor, and the site shows the text for all others. */
export const mergeTagModel = model(MERGE_TAG, {}, { nt_fallback: localizedText })

type Builder = (node: RawNode, context: DocumentContext) => Inline[]

/**
 * Builders of every inline node of Contentful's rich text, and of the additional node of texts from Markdown. If a node cannot be shown, its text
 * remains.
 */
export const inlineNodes: Readonly<Record<string, Builder>> = {
  text: ({ value, marks }) => (value === '' ? [] : [{ type: 'text', text: value, marks: marks.filter(isMark) }]),
  hyperlink(node, context) {
    const children = inlines(node.content, context)
    const link = linkToAddress(String(node.data['uri'] ?? ''), context.entry)
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
    const file = resource?.kind === 'asset' ? resource.file() : undefined
    if (children.length === 0) return children
    if (file) return [{ type: 'download', file, children }]
    const link = addressOf(node, context)
    return link ? [{ type: 'link', target: link, children }] : children
  },
  'embedded-entry-inline'(node, context) {
    const entry = targetEntry(node, context)
    if (entry?.type === mergeTagModel.type) return words(entry.read(mergeTagModel)?.nt_fallback)
    return entry ? toEntry(entry, words(entry.name), context) : []
  },
  'footnote-reference': ({ data }, context) => context.notes.refer(data['number']),
  'resource-hyperlink': (node, context) => elsewhere(node, context),
  'embedded-resource-inline': (node, context) => elsewhere(node, context),
}

function words(text: LocalizedText | undefined): Inline[] {
  return text ? [{ type: 'text', text: text.text, marks: [], language: { locale: text.locale, inspector: text.inspector } }] : []
}

/** Builds the inline nodes of a list. */
export function inlines(values: readonly unknown[], context: DocumentContext): Inline[] {
  return readNodes(values).flatMap((node) => {
    if (!context.budget(costOf(node))) return []
    const build = Object.hasOwn(inlineNodes, node.nodeType) ? inlineNodes[node.nodeType] : undefined
    if (build) return build(node, context)
    reportContent({ ...placeOf(context), problem: `has a rich-text node "${node.nodeType}" that is not an inline node; only its text is shown` })
    return inlines(node.content, context)
  })
}

/** Returns the target of a link or an embed. Reports a target that was not delivered. */
export function target(node: RawNode, context: DocumentContext): Entry | Asset | undefined {
  const link = node.data['target']
  const resource = context.entry.follow(link)
  if (!resource && !('uri' in node.data)) {
    reportContent({ ...placeOf(context), problem: `links to ${idOf(link)}, which is not published or does not exist; the link is left out` })
  }
  return resource
}

/** Returns the address of an asset in a text from Markdown, which contains the address in addition to the link. */
export function addressOf(node: RawNode, { entry }: DocumentContext): { readonly kind: 'url'; readonly href: string } | undefined {
  const { uri } = node.data
  const link = typeof uri === 'string' ? linkToAddress(uri, entry) : undefined
  return link?.kind === 'url' ? link : undefined
}

function targetEntry(node: RawNode, context: DocumentContext): Entry | undefined {
  const resource = target(node, context)
  return resource?.kind === 'entry' ? resource : undefined
}

function toEntry(entry: Entry, children: readonly Inline[], context: DocumentContext): Inline[] {
  if (entry.type === glossaryTermModel.type) return context.terms.add(entry) ? [{ type: 'term', id: entry.id, children }] : [...children]
  const { link, content } = entry
  if (link) return [{ type: 'link', target: link, children }]
  // Entries that a language leaves out on purpose are no problem. Neither are parts of a mapped space.
  if (entry.origin || !entry.isListedIn(content.locale)) return [...children]
  reportContent({ ...placeOf(context), problem: `links to ${entry.id}, a ${entry.type}, which has no page; only the text is shown` })
  return [...children]
}

/** Replaces links to entries of other spaces, which this site does not read, with their text. */
function elsewhere(node: RawNode, context: DocumentContext): Inline[] {
  reportContent({ ...placeOf(context), problem: 'links to an entry of another space; only the text is shown' })
  return inlines(node.content, context)
}

function isMark(mark: string): mark is Mark {
  return MARKS.some((known) => known === mark)
}
