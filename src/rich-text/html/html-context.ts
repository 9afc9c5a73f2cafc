import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { escaped, element } from '#app/content/view/markup.ts'
import type { LinkTarget } from '#app/i18n/addresses/place.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { shownDirection } from '#app/i18n/text-props.ts'
import type { EmbeddedEntry } from '../rich-text.ts'

/** Context of HTML for use outside of the site, such as in a feed. All addresses are absolute. */
export interface HtmlContext {
  /** Language of texts without a language tag. */
  readonly locale: Locale
  /** Language of the surrounding element. */
  readonly surrounding: string
  /** Absolute address of the page with the text. */
  readonly page: string
  /** Returns the absolute address of a link. */
  href(target: LinkTarget): string
  /** Returns the absolute address of a picture or file. */
  media(url: string): string
  /** Renders an entry that the text embeds. Returns an empty string if it is of no use outside of the site. */
  entry(entry: EmbeddedEntry, context: HtmlContext): string
}

/** Returns the attributes `lang` and `dir` if the language differs from the surrounding element. */
export function languageAttributes({ locale }: { readonly locale?: string | undefined }, context: HtmlContext): { lang?: string; dir?: string } {
  const tag = locale ?? context.locale
  return tag === context.surrounding ? {} : { lang: tag, dir: shownDirection(tag) }
}

/** Renders an element in a language; without one, in the page's language. `show` returns its content. */
export function inLanguage(name: string, of: { readonly locale?: string | undefined }, context: HtmlContext, show: (inner: HtmlContext) => string): string {
  return element(name, languageAttributes(of, context), show({ ...context, surrounding: of.locale ?? context.locale }))
}

/** Renders a text as an element. Returns an empty string without a text. */
export function textHtml(name: string, localizedText: LocalizedText | undefined, context: HtmlContext): string {
  return localizedText === undefined ? '' : inLanguage(name, localizedText, context, () => escaped(localizedText.text))
}

/** Returns the absolute address of a link, including links within the page. */
export function hrefOf(target: LinkTarget, context: HtmlContext): string {
  return target.kind === 'url' && target.href.startsWith('#') ? `${context.page}${target.href}` : context.href(target)
}
