import { htmlToRichText } from './html/html-to-rich-text.server.ts'
import { markdownToHtml } from './markdown-to-html.server.ts'
import { plainToRichText } from './plain-to-rich-text.ts'
import type { RichTextDocument } from './document.ts'

/** Maximum length of Markdown: twice the limit of Contentful's long text. Longer texts are not written by hand. */
const LONGEST = 100_000

/**
 * Maximum number of tags: 10,000 elements. The longest text that Contentful stores has 50,000 characters, and prose of that length has
 * 2,000 elements. Larger pages take seconds.
 */
const MAX_TAGS = 20_000

/** A line that is nested so deep in quotes and lists that the parser would stop. */
const TOO_DEEP = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>])){40}/m

/**
 * Converts Markdown with GitHub's tables, tasks, footnotes and autolinks to rich text.
 *
 * Raw HTML becomes rich text if possible, or else plain words. It is never executed.
 *
 * Text over 100,000 characters, 40 levels or 10,000 elements is returned as plain text. Never throws.
 */
export function markdownToRichText(text: string): RichTextDocument {
  if (text.length > LONGEST || TOO_DEEP.test(text)) return plainToRichText(text)
  const html = markdownToHtml(text.replaceAll('\0', ''))
  return tagsOf(html) > MAX_TAGS ? plainToRichText(text) : htmlToRichText(html)
}

function tagsOf(html: string): number {
  let count = 0
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) count += 1
  return count
}
