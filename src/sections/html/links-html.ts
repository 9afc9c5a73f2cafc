import { element, escaped } from '#app/content/view/markup.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Card } from '#app/entries/cards.tsx'
import { hrefOf, inLanguage, textHtml, type HtmlContext } from '#app/rich-text/html/html-context.ts'
import type { Term } from '#app/rich-text/terms/term.ts'
import type { Action } from '../action/Actions.tsx'

/** Renders a text as an element, with a link if there is a target. */
export function linkHtml(name: string, words: LocalizedText, target: LinkTarget | undefined, context: HtmlContext): string {
  if (!target) return textHtml(name, words, context)
  return inLanguage(name, words, context, () => element('a', { href: hrefOf(target, context) }, escaped(words.text)))
}

/** Renders links with the editors' texts. */
export function actionsHtml(actions: readonly Action[], context: HtmlContext): string {
  return actions.map(({ label, target }) => linkHtml('p', label, target, context)).join('')
}

/** Renders a list of entries with their titles and summaries. */
export function cardsHtml(cards: readonly Card[], context: HtmlContext): string {
  if (cards.length === 0) return ''
  return element(
    'ul',
    {},
    cards.map(({ title, link, summary }) => element('li', {}, linkHtml('p', title, link, context) + textHtml('p', summary, context))).join('\n'),
  )
}

/** Renders terms with their definitions. */
export function termsHtml(terms: readonly Term[], context: HtmlContext): string {
  if (terms.length === 0) return ''
  return element('dl', {}, terms.map(({ term, definition }) => textHtml('dt', term, context) + textHtml('dd', definition, context)).join('\n'))
}
