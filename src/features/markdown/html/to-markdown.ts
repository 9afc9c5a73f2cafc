import type { ElementContent } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Image, Link } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { defaultHandlers, toMarkdown, type Info, type State } from 'mdast-util-to-markdown'
import { handlers } from './handlers.ts'

/** An address that can stand in brackets as it is. */
const PLAIN = /^[^\s<>()\\;\p{Cc}]+$/u
const PLACEHOLDER = 'x'

type Handle<Node> = (node: Node, parent: Parameters<typeof defaultHandlers.link>[1], state: State, info: Info) => string

/** The library would write `?a=1\&b=2`, which is right, and which programs that read Markdown without a parser do not understand. */
function withPlainAddress<Node extends Link | Image>(handle: Handle<Node>): Handle<Node> {
  return (node, parent, state, info) => {
    const end = `](${PLACEHOLDER})`
    const written = PLAIN.test(node.url) ? handle({ ...node, url: PLACEHOLDER }, parent, state, info) : ''
    return written.endsWith(end) ? `${written.slice(0, -end.length)}](${node.url})` : handle(node, parent, state, info)
  }
}

/** Write elements of HTML as Markdown: CommonMark with tables, strikethrough and footnotes of GitHub's. */
export function markdownOf(children: ElementContent[]): string {
  return toMarkdown(toMdast({ type: 'root', children }, { handlers, document: true }), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { link: withPlainAddress(defaultHandlers.link), image: withPlainAddress(defaultHandlers.image) },
  })
}
