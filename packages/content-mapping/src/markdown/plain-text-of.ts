import { isObject, objects, text } from 'contentful-emulator/json/json.ts'

/** Blocks that do not belong to the surrounding sentences. */
const APART = new Set(['footnotes', 'code-block'])
/** Nodes inside a line. */
const INLINE = /^(?:text|.*-inline|.*hyperlink|footnote-reference)$/

/** Maximum nesting of rich text. */
const DEEPEST = 100

/**
 * Returns the words of a rich-text document, for a summary. Each block is on a separate line.
 *
 * Omits code blocks and footnotes. Returns an empty text if the value is not rich text.
 */
export function plainTextOf(document: unknown): string {
  return wordsOf(document, DEEPEST)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

function wordsOf(node: unknown, levels: number): string {
  if (!isObject(node) || levels === 0) return ''
  const nodeType = text(node['nodeType']) ?? ''
  if (APART.has(nodeType)) return ''
  const words =
    (text(node['value']) ?? '') +
    objects(node['content'])
      .map((each) => wordsOf(each, levels - 1))
      .join('')
  return INLINE.test(nodeType) ? words : `\n${words}\n`
}
