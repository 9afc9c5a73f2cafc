import { htmlToRichText } from './html/html-to-rich-text.server.ts'
import { markdownToHtml } from './markdown-to-html.server.ts'
import { plainToRichText } from './plain-to-rich-text.ts'
import type { RichTextDocument } from './document.ts'

/** Twice what a long text of Contentful may hold: what is longer is no text that somebody wrote. */
const LONGEST = 100_000

/**
 * Maximum tags of the HTML: 10,000 elements. The longest text that Contentful stores has 50,000 characters, and prose of that
 * length makes 2,000 elements. A page of more costs seconds.
 */
const MAX_TAGS = 20_000

/** A line that begins so deep in quotes and lists that the parser would stop reading. */
const TOO_DEEP = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>])){40}/m

/**
 * Turn Markdown, with GitHub's tables, tasks, footnotes and addresses, into rich text.
 *
 * Raw HTML keeps what it means where rich text has that, else its words; nothing of it is executed. What is longer than
 * 100,000 characters, goes down 40 levels or makes more than 10,000 elements, is text as it is. Never throws.
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
