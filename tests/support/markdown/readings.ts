import { DomUtils, parseDocument } from 'htmlparser2'
import MarkdownIt from 'markdown-it'

/** The structured parts of a text, in order. */
export interface Readings {
  /** Each with its level and text. */
  readonly headings: readonly string[]
  /** Each with its text and address. */
  readonly links: readonly string[]
  /** Each with its rows, which consist of cells. */
  readonly tables: readonly (readonly (readonly string[])[])[]
  readonly pictures: readonly string[]
}

type Root = ReturnType<typeof parseDocument>

const INTERFACE = 'nav, button, form, script, style, svg, template, noscript'.split(', ')

/** Parses a Markdown alternate with a parser other than that of the library. */
export function readingsOfMarkdown(markdown: string): Readings {
  const text = markdown.replace(/^---\n[^]*?\n---\n/, '')
  return readings(parseDocument(new MarkdownIt({ html: true }).render(text)), (href) => href)
}

/** Parses the main part of a page. `markdownUrl` converts the address of a link to that in Markdown. */
export function readingsOfPage(html: string, markdownUrl: (href: string) => string): Readings {
  const page = parseDocument(html)
  const [main] = DomUtils.getElementsByTagName('main', page)
  if (!main) throw new Error('The page has no main part.')
  for (const name of INTERFACE) for (const element of DomUtils.getElementsByTagName(name, main)) DomUtils.removeElement(element)
  for (const element of DomUtils.getElements({ 'aria-hidden': 'true' }, main, true)) DomUtils.removeElement(element)
  const root = parseDocument(DomUtils.getOuterHTML(main))
  return readings(root, markdownUrl)
}

function readings(root: Root, markdownUrl: (href: string) => string): Readings {
  const named = (name: string | ((name: string) => boolean)) => DomUtils.getElementsByTagName(name, root)
  const picturesIn = (node: (typeof root.children)[number]) => DomUtils.getElementsByTagName('img', node).flatMap(({ attribs }) => attribs['alt'] || [])
  const links = named('a').flatMap((link) => {
    const { href, ...rest } = link.attribs
    const words = [said(DomUtils.textContent(link)), ...picturesIn(link)].join('')
    return href === undefined || 'data-figure' in rest || words === '' ? [] : [`${words} ${readable(markdownUrl(href))}`]
  })
  return {
    headings: named((name) => /^h[1-6]$/.test(name)).map((heading) => `${heading.name} ${said(DomUtils.textContent(heading))}`),
    links,
    tables: named('table').map((table) =>
      DomUtils.getElementsByTagName('tr', table)
        .map((row) => DomUtils.getElementsByTagName((name) => name === 'td' || name === 'th', row).map((cell) => said(DomUtils.textContent(cell))))
        .filter((cells) => cells.length > 0),
    ),
    pictures: named('img').flatMap(({ attribs }) => attribs['alt'] || []),
  }
}

/** Removes spaces and separators (·), which differ between HTML and Markdown. */
function said(text: string): string {
  return text.replace(/[\s·]+/g, '')
}

function readable(href: string): string {
  return decodeURI(href)
}
