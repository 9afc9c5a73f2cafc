import { element, escaped } from '#app/content/view/markup.ts'
import { MARKS, type Inline, type Mark } from '../rich-text.ts'
import type { InlineOf } from '../node-views.ts'
import { hrefOf, inLanguage, type HtmlContext } from './html-context.ts'

type Writers = { readonly [T in Inline['type']]: (node: InlineOf<T>, context: HtmlContext) => string }

const writers: Writers = {
  text: ({ text, marks, language }, context) => marked(language ? inLanguage('span', language, context, () => escaped(text)) : withBreaks(text), marks),
  link: ({ target, children }, context) => element('a', { href: hrefOf(target, context) }, inlinesHtml(children, context)),
  download: ({ file, children }, context) => `${element('a', { href: context.media(file.url) }, inlinesHtml(children, context))} (${file.type}, ${file.size})`,
  term: ({ children }, context) => inlinesHtml(children, context),
  note: ({ number, target, id }, { page }) => {
    const link = element('a', { id, href: `${page}#${target}` }, id === undefined ? '↩' : escaped(number))
    return id === undefined ? link : element('sup', {}, link)
  },
}

const ELEMENTS: Readonly<Record<Mark, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  code: 'code',
  superscript: 'sup',
  subscript: 'sub',
  strikethrough: 's',
}

/** Renders running text with its marks and links. */
export function inlinesHtml(nodes: readonly Inline[], context: HtmlContext): string {
  return nodes.map((node) => inlineHtml(node, context)).join('')
}

function inlineHtml<T extends Inline['type']>(node: InlineOf<T>, context: HtmlContext): string {
  return writers[node.type](node, context)
}

function marked(content: string, marks: readonly Mark[]): string {
  return MARKS.filter((mark) => marks.includes(mark)).reduceRight((inner, mark) => element(ELEMENTS[mark], {}, inner), content)
}

function withBreaks(text: string): string {
  return text.split('\n').map(escaped).join('<br/>')
}
