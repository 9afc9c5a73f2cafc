import { isObject, objects, text } from 'contentful-emulator/json/json.ts'

/** What is not part of the sentences that it stands among. */
const APART = new Set(['footnotes', 'code-block'])
/** What stands within a line. */
const INLINE = /^(?:text|.*-inline|.*hyperlink|footnote-reference)$/

/** As deep as rich text may nest. */
const DEEPEST = 100

/**
 * Give the words of a rich-text document, as for a summary: each block on a line of its own.
 *
 * Code blocks and footnotes are left out. What is no rich text has no words.
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
