import { element, escaped } from '#app/content/view/markup.ts'
import { hrefOf, textHtml, type HtmlContext } from '#app/rich-text/html/html-context.ts'
import { fileHtml } from '#app/rich-text/html/picture-html.ts'
import { richTextHtml } from '#app/rich-text/html/rich-text-html.ts'
import type { Fact, FactValue, UnmappedContent, UnmappedPart } from '../unmapped-fields/unmapped-content.ts'
import { actionsHtml, linkHtml } from './links-html.ts'

/** Renders the content of an entry's unmapped fields. */
export function unmappedHtml({ facts, parts }: UnmappedContent, context: HtmlContext): string {
  return factsHtml(facts, context) + parts.map((part) => textHtml('h3', part.label, context) + partHtml(part, context)).join('\n')
}

function partHtml(part: UnmappedPart, context: HtmlContext): string {
  switch (part.kind) {
    case 'text':
      return richTextHtml(part.text, context)
    case 'sections':
      return part.sections.map((section) => context.entry(section, context)).join('\n')
    case 'actions':
      return actionsHtml(part.actions, context)
    case 'facts':
      return factsHtml(part.facts, context)
    case 'recording':
      return element('p', {}, fileHtml(part.file, context))
    case 'location':
      return element('p', {}, element('a', { href: hrefOf(part.location.map, context) }, escaped(part.location.text)))
  }
}

function factsHtml(facts: readonly Fact[], context: HtmlContext): string {
  if (facts.length === 0) return ''
  const rows = facts.map(({ label, values }) => textHtml('dt', label, context) + values.map((value) => factHtml(value, context)).join(''))
  return element('dl', {}, rows.join('\n'))
}

function factHtml(value: FactValue, context: HtmlContext): string {
  switch (value.kind) {
    case 'text':
      return textHtml('dd', value.text, context)
    case 'moment':
      return element('dd', {}, escaped([value.moment.date, value.moment.time].filter(Boolean).join(', ')))
    case 'link':
      return linkHtml('dd', value.link.label, value.link.target, context)
  }
}
