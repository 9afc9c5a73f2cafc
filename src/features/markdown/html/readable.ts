import type { Element, ElementContent, Root, RootContent } from 'hast'
import { flattened } from './flattened.ts'
import { separated } from './separated.ts'

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
