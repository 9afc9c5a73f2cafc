/** Elements whose content HTML parsers read as text without tags, up to the end tag. */
const RAW = /<(script|style|iframe|textarea|title|xmp|noembed|noframes|plaintext)\b([^<>]*)>/gi

/**
 * Removes unclosed comments and start tags of raw-text elements, which would swallow the rest of the text.
 *
 * Writers of "the <script> tag" without backticks mean the word.
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
