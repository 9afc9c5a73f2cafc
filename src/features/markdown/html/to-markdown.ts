import type { ElementContent } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Image, Link } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Info, type State } from 'mdast-util-to-markdown'
import { handlers } from './handlers.ts'

/** A URL that needs no escapes within parentheses. */
const PLAIN = /^[^\s<>()\\;\p{Cc}]+$/u
const PLACEHOLDER = 'x'

type Handle<Node> = (node: Node, parent: Parameters<typeof defaultHandlers.link>[1], state: State, info: Info) => string

/** Writes URLs without escapes. The library would write `?a=1\&b=2`, which is valid, but tools without a Markdown parser misread it. */
function withPlainAddress<Node extends Link | Image>(handle: Handle<Node>): Handle<Node> {
  return (node, parent, state, info) => {
    const end = `](${PLACEHOLDER})`
    const written = PLAIN.test(node.url) ? handle({ ...node, url: PLACEHOLDER }, parent, state, info) : ''
    return written.endsWith(end) ? `${written.slice(0, -end.length)}](${node.url})` : handle(node, parent, state, info)
  }
}

/** Converts HTML elements into Markdown: CommonMark with GitHub’s tables, strikethrough and footnotes. */
export function markdownOf(children: ElementContent[]): string {
  return toMarkdown(toMdast({ type: 'root', children }, { handlers, document: true }), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { link: withPlainAddress(defaultHandlers.link), image: withPlainAddress(defaultHandlers.image) },
  })
}
