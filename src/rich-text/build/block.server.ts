import type { Asset } from '#app/content/content.ts'
import { reportContent } from '#app/content/reading/report.server.ts'
import { plainText } from '../plain-text.ts'
import type { Block, Cell } from '../rich-text.ts'
import { costOf, placeOf, type DocumentContext } from './context.server.ts'
import { addressOf, inlines, target } from './inline.server.ts'
import { alignOf, pictureWords, startOf, tasksOf } from './markdown-data.server.ts'
import { readNodes, type RawNode } from '#app/content/reading/node.server.ts'

type Builder = (node: RawNode, context: DocumentContext) => Promise<Block[]>

/** Builders of every block node of Contentful's rich text, and of the additional nodes of texts from Markdown. */
export const blockNodes: Readonly<Record<string, Builder>> = {
  paragraph,
  'heading-1': heading(1),
  'heading-2': heading(2),
  'heading-3': heading(3),
  'heading-4': heading(4),
  'heading-5': heading(5),
  'heading-6': heading(6),
  'ordered-list': async (node, context) => [{ type: 'list', ordered: true, items: await items(node, context), ...startOf(node), ...tasksOf(node) }],
  'unordered-list': async (node, context) => [{ type: 'list', ordered: false, items: await items(node, context), ...tasksOf(node) }],
  'list-item': (node, context) => blocks(node.content, context),
  blockquote: async (node, context) => [{ type: 'quote', children: await blocks(node.content, context) }],
  hr: async () => [{ type: 'rule' }],
  table: async (node, context) => [{ type: 'table', rows: await rows(node, context) }],
  'table-row': (node, context) => blocks(node.content, context),
  'table-cell': (node, context) => blocks(node.content, context),
  'table-header-cell': (node, context) => blocks(node.content, context),
  async 'embedded-asset-block'(node, context) {
    const asset = target(node, context)
    if (asset?.kind !== 'asset') return elsewhere(node, context)
    return assetBlock(asset, node, context)
  },
  'code-block': async ({ content, data }) => {
    const text = readNodes(content)
      .map(({ value }) => value)
      .join('')
    return text.trim() === '' ? [] : [{ type: 'code', text, language: String(data['language'] ?? '') }]
  },
  async footnotes(node, context) {
    const notes: { id: string; children: readonly Block[] }[] = []
    for (const { data, content } of readNodes(node.content)) {
      notes.push({ id: context.notes.idOf(data['number']), children: context.notes.ended(data['number'], await blocks(content, context)) })
    }
    return notes.length > 0 ? [{ type: 'notes', notes }] : []
  },
  async 'embedded-entry-block'(node, context) {
    const embedded = target(node, context)
    if (embedded?.kind === 'asset') return assetBlock(embedded, node, context)
    const built = embedded && (await context.embed(embedded))
    return built ? [{ type: 'entry', entry: built }] : []
  },
  'embedded-resource-block': async (_node, context) => {
    reportContent({ ...placeOf(context), problem: 'embeds an entry of another space; it is left out' })
    return []
  },
}

function assetBlock(asset: Asset, node: RawNode, context: DocumentContext): Block[] {
  if (!asset.isPicture || asset.isLocked) {
    const file = asset.file()
    const { recording } = asset
    return file ? [{ type: 'file', file, ...(recording && { recording }) }] : []
  }
  const shown = asset.picture()
  return shown ? [{ type: 'picture', picture: shown, ...pictureWords(node, asset, context) }] : []
}

/** Builds the block nodes of a list, in order. */
export async function blocks(values: readonly unknown[], context: DocumentContext): Promise<Block[]> {
  const built: Block[] = []
  // Sequential, because headings and terms are counted in reading order.
  for (const node of readNodes(values)) {
    if (!context.budget(costOf(node))) break
    // Node types are external input, and may be properties of every object, such as `constructor`.
    const build = Object.hasOwn(blockNodes, node.nodeType) ? blockNodes[node.nodeType] : undefined
    if (build) built.push(...(await build(node, context)))
    else {
      reportContent({
        ...placeOf(context),
        problem: `has a rich-text node "${node.nodeType}" that is unknown to this site; its content is shown without it`,
      })
      built.push(...(await blocks(node.content, context)))
    }
  }
  return built
}

async function paragraph(node: RawNode, context: DocumentContext): Promise<Block[]> {
  const children = inlines(node.content, context)
  if (children.every((child) => child.type === 'text' && child.text.trim() === '')) return []
  const [only] = children
  // Contentful's editor has no code block: a paragraph of only code with line breaks is one.
  if (children.length === 1 && only?.type === 'text' && only.marks.includes('code') && only.text.includes('\n')) return [{ type: 'code', text: only.text }]
  return [{ type: 'paragraph', children }]
}

function heading(given: number): Builder {
  return async (node, context) => {
    const children = inlines(node.content, context)
    const text = plainText(children).trim()
    return text === '' ? [] : [{ type: 'heading', ...context.headings.next(given, text), children }]
  }
}

async function items(node: RawNode, context: DocumentContext): Promise<Block[][]> {
  const made: Block[][] = []
  for (const item of readNodes(node.content)) made.push(await blocks(item.content, context))
  return made
}

async function rows(node: RawNode, context: DocumentContext): Promise<Cell[][]> {
  const made: Cell[][] = []
  for (const [index, row] of readNodes(node.content).entries()) {
    const cells: Cell[] = []
    for (const cell of readNodes(row.content)) {
      const isHead = cell.nodeType === 'table-header-cell'
      cells.push({ head: !isHead ? 'none' : index === 0 ? 'column' : 'row', ...alignOf(cell), children: await blocks(cell.content, context) })
    }
    made.push(cells)
  }
  return made
}

/** Returns a link to an asset that was not delivered. Texts from Markdown contain the address of the file. */
function elsewhere(node: RawNode, context: DocumentContext): Block[] {
  const link = addressOf(node, context)
  if (!link) return []
  const words = [node.data['alt'], node.data['title']].find((each) => typeof each === 'string') ?? link.href
  return [{ type: 'paragraph', children: [{ type: 'link', target: link, children: [{ type: 'text', text: words, marks: [] }] }] }]
}
