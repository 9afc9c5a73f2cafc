import type { Element } from 'hast'
import type { Handle, State } from 'hast-util-to-mdast'
import type { FootnoteDefinition, PhrasingContent } from 'mdast'

/** Handlers for elements that the library does not support or would remove. */
export const handlers: Readonly<Record<string, Handle>> = {
  sup: (state, node) => noteReference(node) ?? raw(state, node),
  sub: raw,
  summary,
  section: (state, node) => (node.properties['role'] === 'doc-endnotes' ? notes(state, node) : state.toFlow(state.all(node))),
}

/** Converts a `<summary>`: a heading remains, any other text becomes bold. */
function summary(state: State, node: Element): ReturnType<Handle> {
  const children = state.all(node)
  return children.every(isPhrasing) ? { type: 'paragraph', children: [{ type: 'strong', children: children.filter(isPhrasing) }] } : state.toFlow(children)
}

/** Writes an element as HTML, because Markdown lacks a syntax for it. Otherwise 10² would become 102. */
function raw(state: State, node: Element): PhrasingContent[] {
  return [{ type: 'html', value: `<${node.tagName}>` }, ...phrasing(state, node), { type: 'html', value: `</${node.tagName}>` }]
}

function phrasing(state: State, node: Element): PhrasingContent[] {
  return state.all(node).filter(isPhrasing)
}

const PHRASING: ReadonlySet<string> = new Set(
  'break delete emphasis footnoteReference html image imageReference inlineCode link linkReference strong text'.split(' '),
)

function isPhrasing(node: { readonly type: string }): node is PhrasingContent {
  return PHRASING.has(node.type)
}

function noteReference({ children }: Element): ReturnType<Handle> {
  const [link] = children
  if (link?.type !== 'element' || link.properties['role'] !== 'doc-noteref') return undefined
  const identifier = String(link.properties['href']).replace(/^#/, '')
  return { type: 'footnoteReference', identifier, label: identifier }
}

/** Converts the notes of a text into footnote definitions, by the fragment of each note. */
function notes(state: State, node: Element): FootnoteDefinition[] {
  return node.children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'ol' ? child.children : []))
    .flatMap((item): FootnoteDefinition[] => {
      if (item.type !== 'element') return []
      const identifier = String(item.properties['id'])
      return [{ type: 'footnoteDefinition', identifier, label: identifier, children: state.toFlow(state.all(item)) }]
    })
}
