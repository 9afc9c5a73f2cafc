import { element } from '#app/content/view/markup.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { inLanguage, textHtml, type HtmlContext } from '#app/rich-text/html/html-context.ts'
import { fileHtml, pictureHtml } from '#app/rich-text/html/picture-html.ts'
import { richTextHtml } from '#app/rich-text/html/rich-text-html.ts'
import type { EmbeddedEntry } from '#app/rich-text/rich-text.ts'
import type { Section, SectionOf, SectionType } from '../registry.tsx'
import { actionsHtml, cardsHtml, linkHtml, termsHtml } from './links-html.ts'
import { unmappedHtml } from './unmapped-html.ts'
import { ownSectionHtml } from '#own/section-html.gen.ts'

type Writer<T extends SectionType> = (section: SectionOf<T>, context: HtmlContext) => string

/** HTML of each section type for use outside of the site. A section type without a writer does not compile. */
const writers: { readonly [T in SectionType]: Writer<T> } = {
  hero: ({ title, text, picture, actions }, context) =>
    titleHtml(title, context) + textHtml('p', text, context) + (picture ? pictureHtml(picture, context) : '') + actionsHtml(actions, context),
  carousel: ({ title, slides }, context) =>
    titleHtml(title, context) +
    slides
      .map((slide) => pictureHtml(slide.picture, context) + linkHtml('p', slide.title, slide.target, context) + textHtml('p', slide.text, context))
      .join('\n'),
  richText: ({ body }, context) => richTextHtml(body, context),
  mediaText: ({ title, picture, body }, context) =>
    titleHtml(title, context) + (picture ? pictureHtml(picture, context) : '') + (body ? richTextHtml(body, context) : ''),
  cards: ({ title, intro, items }, context) => titleHtml(title, context) + textHtml('p', intro, context) + cardsHtml(items, context),
  list: ({ title, items, terms }, context) => titleHtml(title, context) + cardsHtml(items, context) + termsHtml(terms, context),
  gallery: ({ title, pictures }, context) =>
    titleHtml(title, context) + pictures.map((each) => ('width' in each ? pictureHtml(each, context) : fileHtml(each, context))).join('\n'),
  quote: ({ text, attribution, person }, context) => {
    const cited = attribution ?? person?.title
    return inLanguage('blockquote', {}, context, (inner) => textHtml('p', text, inner) + (cited ? linkHtml('cite', cited, person?.link, inner) : ''))
  },
  questions: ({ title, items }, context) =>
    titleHtml(title, context) + items.map(({ question, answer }) => textHtml('h4', question, context) + richTextHtml(answer, context)).join('\n'),
  downloads: ({ title, files }, context) =>
    titleHtml(title, context) + element('ul', {}, files.map((file) => element('li', {}, fileHtml(file, context))).join('')),
  callToAction: ({ title, text, actions }, context) => titleHtml(title, context) + textHtml('p', text, context) + actionsHtml(actions, context),
  // Feeds are cached, so the hours of the coming days would be outdated tomorrow. Only regular hours are included.
  openingHours: ({ title, regular, note }, context) =>
    titleHtml(title, context) +
    element('ul', {}, regular.map(({ days, hours, season }) => textHtml('li', { text: [days, hours, season].filter(Boolean).join(', ') }, context)).join('')) +
    textHtml('p', note, context),
  genericSection: ({ title, label, summary, picture, body, own, logo }, context) =>
    (title && logo
      ? linkHtml('p', title, logo.target, context)
      : titleHtml(title && label ? { ...title, text: `${title.text} ${label.text}` } : title, context)) +
    textHtml('p', summary, context) +
    (picture ? pictureHtml(picture, context) : '') +
    (body ? richTextHtml(body, context) : '') +
    (own ? unmappedHtml(own, context) : ''),
  ...ownSectionHtml,
}

/** Renders an entry within a text as HTML without scripts and styles. */
export function embeddedHtml(entry: EmbeddedEntry, context: HtmlContext): string {
  return isSection(entry) ? sectionHtml(entry, context) : ''
}

function sectionHtml<T extends SectionType>(section: SectionOf<T> & { readonly type: T }, context: HtmlContext): string {
  const write: Writer<T> = writers[section.type]
  return write(section, context)
}

function isSection(entry: EmbeddedEntry): entry is Section {
  return Object.hasOwn(writers, entry.type)
}

function titleHtml(title: LocalizedText | undefined, context: HtmlContext): string {
  return textHtml('h3', title, context)
}
