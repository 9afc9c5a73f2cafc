import type { Phrase } from '#app/content/view/phrase.ts'
import { escaped, element } from '#app/content/view/markup.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shownDirection } from '#app/i18n/phrase-props.ts'
import type { EmbeddedEntry } from '../rich-text.ts'

/** What HTML needs to know that is read away from the site, as in a feed: all its addresses are absolute. */
export interface HtmlContext {
  /** The language of words that name none of their own. */
  readonly locale: Locale
  /** The language of what stands around. */
  readonly surrounding: string
  /** The absolute address of the page that the text stands on. */
  readonly page: string
  /** Give the absolute address of a link. */
  href(target: LinkTarget): string
  /** Give the absolute address of a picture or file. */
  media(url: string): string
  /** Show an entry that the text embeds; empty for what is of no use there. */
  entry(entry: EmbeddedEntry, context: HtmlContext): string
}

/** Give the `lang` and `dir` of something that is in another language than what surrounds it. */
export function languageAttributes({ locale }: { readonly locale?: string | undefined }, context: HtmlContext): { lang?: string; dir?: string } {
  const tag = locale ?? context.locale
  return tag === context.surrounding ? {} : { lang: tag, dir: shownDirection(tag) }
}

/** Show what is in a language, or in the page's where it names none, as an element around what `show` gives. */
export function inLanguage(name: string, of: { readonly locale?: string | undefined }, context: HtmlContext, show: (inner: HtmlContext) => string): string {
  return element(name, languageAttributes(of, context), show({ ...context, surrounding: of.locale ?? context.locale }))
}

/** Show a phrase as an element; nothing where there is none. */
export function phraseHtml(name: string, phrase: Phrase | undefined, context: HtmlContext): string {
  return phrase === undefined ? '' : inLanguage(name, phrase, context, () => escaped(phrase.text))
}

/** Give the absolute address of a link, also of one to a part of the same page. */
export function hrefOf(target: LinkTarget, context: HtmlContext): string {
  return target.kind === 'url' && target.href.startsWith('#') ? `${context.page}${target.href}` : context.href(target)
}
