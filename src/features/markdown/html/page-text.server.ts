import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { readable, type Readdress } from './readable.ts'
import { markdownOf } from './to-markdown.ts'

/** Text of a page as Markdown, and the URLs of the previous and the next page of its list. */
export interface PageText {
  readonly text: string
  readonly neighbours: Readonly<Partial<Record<'previous' | 'next', string>>>
}

/** Converts the main part of a page’s HTML into Markdown, without navigation and controls. */
export function pageText(html: string, readdress: Readdress): PageText {
  const page = fromHtml(html)
  const main = find(page, ({ tagName }) => tagName === 'main') ?? page
  const neighbour = (rel: string) => {
    const href = find(main, ({ tagName, properties }) => tagName === 'a' && [properties['rel']].flat().includes(rel))?.properties['href']
    return typeof href === 'string' ? readdress(href) : undefined
  }
  const [previous, next] = [neighbour('prev'), neighbour('next')]
  return { text: markdownOf(readable(main, readdress)), neighbours: { ...(previous && { previous }), ...(next && { next }) } }
}

function find(node: Root | RootContent, isIt: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && isIt(node)) return node
  if (!('children' in node)) return undefined
  for (const child of node.children) {
    const found = find(child, isIt)
    if (found) return found
  }
  return undefined
}
