import { element, escaped } from '#app/content/view/markup.ts'
import type { Block, Cell, RichText } from '../rich-text.ts'
import type { BlockOf } from '../node-views.ts'
import { inLanguage, type HtmlContext } from './html-context.ts'
import { inlinesHtml } from './inlines-html.ts'
import { fileHtml, pictureHtml } from './picture-html.ts'

type Writers = { readonly [T in Block['type']]: (block: BlockOf<T>, context: HtmlContext) => string }

const writers: Writers = {
  paragraph: ({ children }, context) => element('p', {}, inlinesHtml(children, context)),
  heading: ({ level, id, children }, context) => element(`h${level}`, { id }, inlinesHtml(children, context)),
  list: (list, context) => listHtml(list, context),
  quote: ({ children }, context) => element('blockquote', {}, blocksHtml(children, context)),
  code: ({ text }) => element('pre', { dir: 'ltr' }, element('code', {}, escaped(text))),
  rule: () => element('hr', {}),
  table: ({ rows }, context) => tableHtml(rows, context),
  picture: ({ picture, words }, context) => pictureHtml({ ...picture, ...words }, context),
  file: ({ file }, context) => inLanguage('p', {}, context, (inner) => fileHtml(file, inner)),
  entry: ({ entry }, context) => {
    const content = context.entry(entry, { ...context, surrounding: context.locale })
    return content === '' ? '' : inLanguage('div', {}, context, () => content)
  },
  notes: ({ notes }, context) =>
    element('hr', {}) + element('ol', {}, notes.map(({ id, children }) => element('li', { id }, blocksHtml(children, context))).join('')),
}

/** Renders rich text as HTML without scripts and styles, for any reader. */
export function richTextHtml(text: RichText, context: HtmlContext): string {
  if ((text.locale ?? context.locale) === context.surrounding) return blocksHtml(text.blocks, context)
  return inLanguage('div', text, context, (inner) => blocksHtml(text.blocks, inner))
}

function blocksHtml(blocks: readonly Block[], context: HtmlContext): string {
  return blocks.map((block) => blockHtml(block, context)).join('\n')
}

function blockHtml<T extends Block['type']>(block: BlockOf<T>, context: HtmlContext): string {
  return writers[block.type](block, context)
}

function listHtml({ ordered, items, start, checked }: BlockOf<'list'>, context: HtmlContext): string {
  const points = items.map((item, index) => {
    const done = checked?.[index] ?? undefined
    return element('li', {}, (done === undefined ? '' : done ? '☑ ' : '☐ ') + blocksHtml(item, context))
  })
  return element(ordered ? 'ol' : 'ul', { start }, points.join('\n'))
}

function tableHtml(rows: readonly (readonly Cell[])[], context: HtmlContext): string {
  const [first = []] = rows
  const isHeaded = first.length > 0 && first.every(({ head }) => head === 'column')
  const row = (cells: readonly Cell[]) => element('tr', {}, cells.map((cell) => cellHtml(cell, context)).join(''))
  const head = isHeaded ? element('thead', {}, row(first)) : ''
  return element(
    'table',
    {},
    head +
      element(
        'tbody',
        {},
        rows
          .slice(isHeaded ? 1 : 0)
          .map(row)
          .join('\n'),
      ),
  )
}

function cellHtml({ head, children }: Cell, context: HtmlContext): string {
  const scope = head === 'column' ? 'col' : head === 'row' ? 'row' : undefined
  return element(scope === undefined ? 'td' : 'th', { scope }, blocksHtml(children, context))
}
