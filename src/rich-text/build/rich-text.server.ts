import { atContent } from '#app/content/development.ts'
import { minutesToRead } from '#app/i18n/words.ts'
import type { RawDocument } from '#app/content/reading/model.server.ts'
import { plainText } from '../plain-text.ts'
import type { Block, HeadingLevel, RichText, TocItem } from '../rich-text.ts'
import { blocks } from './block.server.ts'
import { headings, type Anchors, type DocumentContext } from './context.server.ts'
import { footnotes } from './footnotes.server.ts'

interface Options extends Omit<DocumentContext, 'headings' | 'notes' | 'language' | 'field'> {
  /** Level of the topmost heading in the page. @default 2 */
  readonly topmost?: HeadingLevel
  readonly anchors: Anchors
}

/** Converts a Contentful document to rich text: resolves and checks links, adapts levels of headings, and collects terms. */
export async function richText(raw: RawDocument, { topmost = 2, anchors, ...options }: Options): Promise<RichText> {
  const { content } = raw.document
  const { entry } = options
  // Editors of a mapped space know the field by its name there.
  const field = entry.origin?.filledBy.get(raw.field) ?? raw.field
  const context = { ...options, field, language: raw.locale, headings: headings(topmost, anchors), notes: footnotes(content, anchors) }
  const place = { entry: entry.id, type: entry.type, field }
  const built = await blocks(content, context).catch((error: unknown) => {
    throw atContent(error, place)
  })
  return { blocks: built, locale: raw.locale, inspector: raw.inspector, ...(import.meta.hot && { place }) }
}

/** Returns the headings of a text of levels 2 and 3. */
export function tableOfContents(text: RichText): TocItem[] {
  return text.blocks.flatMap((block) =>
    block.type === 'heading' && block.level <= 3 ? [{ id: block.id, level: block.level, text: plainText(block.children) }] : [],
  )
}

/** Returns the minutes that reading a text takes, at least 1. */
export function readingMinutes(text: RichText, tag: string): number {
  return minutesToRead(text.blocks.map(wordsOf).join(' '), tag)
}

function wordsOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return plainText(block.children)
    case 'list':
      return block.items.flat().map(wordsOf).join(' ')
    case 'quote':
      return block.children.map(wordsOf).join(' ')
    case 'table':
      return block.rows
        .flat()
        .flatMap((cell) => cell.children.map(wordsOf))
        .join(' ')
    case 'code':
      return block.text
    case 'notes':
      return block.notes
        .flatMap(({ children }) => children)
        .map(wordsOf)
        .join(' ')
    case 'rule':
    case 'picture':
    case 'file':
    case 'entry':
      return ''
  }
}
