/** Elements whose content a reader of HTML takes for text without tags, up to their end. */
const RAW = /<(script|style|iframe|textarea|title|xmp|noembed|noframes|plaintext)\b([^<>]*)>/gi

/**
 * Take out the beginnings of comments, and of elements of raw text, that never end: they would take the rest of the text with them.
 *
 * Who wrote "the <script> tag", and forgot the back ticks, meant the word.
 */
export function withoutUnclosed(html: string): string {
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
