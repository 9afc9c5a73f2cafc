import type { Element, ElementContent, Root, RootContent } from 'hast'

/** Returns the URL of a link or an image in Markdown. */
export type Readdress = (href: string) => string

/** Elements for interaction or decoration. */
const INTERFACE = new Set(
  'script style template noscript svg canvas button form input select textarea dialog nav source track output progress meter'.split(' '),
)
const INTERFACE_ROLES = new Set(['navigation', 'search', 'toolbar', 'dialog', 'doc-backlink'])

/** Returns the content of a page without controls, and with absolute URLs. */
export function readable({ children }: Element | Root, readdress: Readdress): ElementContent[] {
  return separated(joined(children.flatMap((child) => shown(child, readdress))))
}

/** Joins adjacent text nodes between which an element was removed. The library needs quadratic time for them. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const kept: ElementContent[] = []
  let texts: string[] = []
  const endText = () => {
    if (texts.length > 0) kept.push({ type: 'text', value: texts.join('') })
    texts = []
  }
  for (const node of nodes) {
    if (node.type === 'text') texts.push(node.value)
    else {
      endText()
      kept.push(node)
    }
  }
  endText()
  return kept
}

function shown(node: RootContent, readdress: Readdress): ElementContent[] {
  if (node.type === 'text') return [node]
  if (node.type !== 'element' || isInterface(node)) return []
  const element = { ...node, children: readable(node, readdress) }
  switch (node.tagName) {
    // The library would write `<wbr>` as a zero-width space.
    case 'wbr':
      return []
    case 'a':
      return link(element, readdress)
    case 'img':
      return picture(element, readdress)
    case 'td':
    case 'th':
      return [{ ...element, children: flattened(element.children) }]
    default:
      return typeof node.properties['src'] === 'string' ? [readdressed(element, 'src', readdress)] : [element]
  }
}

function isInterface({ tagName, properties }: Element): boolean {
  const { ariaHidden, hidden, role } = properties
  return INTERFACE.has(tagName) || ariaHidden === 'true' || (hidden !== undefined && hidden !== null && hidden !== false) || INTERFACE_ROLES.has(String(role))
}

/**
 * Removes links without visible content, whose label is for the interface only. A link around a figure opens a larger image, so only the image
 * remains.
 */
function link(element: Element, readdress: Readdress): ElementContent[] {
  const { href, dataFigure } = element.properties
  if (dataFigure !== undefined) return picturesIn(element.children)
  if (typeof href !== 'string') return element.children
  return saysSomething(element) ? [readdressed(element, 'href', readdress)] : []
}

/** Removes decorative images and placeholders with a `data:` URL. */
function picture(element: Element, readdress: Readdress): Element[] {
  const { alt, src } = element.properties
  return alt && typeof src === 'string' && !src.startsWith('data:') ? [readdressed(element, 'src', readdress)] : []
}

function picturesIn(children: readonly ElementContent[]): Element[] {
  return children.flatMap((child) => (child.type !== 'element' ? [] : child.tagName === 'img' ? [child] : picturesIn(child.children)))
}

function saysSomething(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() !== ''
  return node.type === 'element' && (node.tagName === 'img' || node.children.some(saysSomething))
}

function readdressed(element: Element, name: 'href' | 'src', readdress: Readdress): Element {
  return { ...element, properties: { ...element.properties, [name]: readdress(String(element.properties[name])) } }
}

/** Elements that begin a new line. */
const BLOCKS = new Set(
  'address article blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 li ol p picture pre section table tbody td th thead tr ul'.split(' '),
)

/** Flattens blocks into one line, because a table cell in Markdown cannot contain blocks. */
function flattened(nodes: readonly ElementContent[]): ElementContent[] {
  const parts = nodes.map((node) => (isBlock(node) ? { begins: true, content: flattened(node.children) } : { begins: false, content: [node] }))
  return parts.filter(({ content }) => content.length > 0).flatMap(({ begins, content }, at) => (begins && at > 0 ? [LINE_BREAK, ...content] : content))
}

const LINE_BREAK: Element = { type: 'element', tagName: 'br', properties: {}, children: [] }

function isBlock(node: ElementContent): node is Element {
  return node.type === 'element' && BLOCKS.has(node.tagName)
}

/** Elements that styles separate visually: a date and its topics, a number and its title, two links styled as buttons. */
const APART = new Set(['span', 'time', 'a'])
const SEPARATOR = ' · '

/** Inserts a separator between adjacent inline elements, whose texts would otherwise form a single word. */
function separated(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at): ElementContent[] => (isApart(node) && isApart(nodes[at - 1]) ? [{ type: 'text', value: SEPARATOR }, node] : [node]))
}

function isApart(node: ElementContent | undefined): boolean {
  return node?.type === 'element' && APART.has(node.tagName) && hasText(node)
}

function hasText(node: ElementContent): boolean {
  return node.type === 'text' ? node.value.trim() !== '' : node.type === 'element' && node.children.some(hasText)
}
