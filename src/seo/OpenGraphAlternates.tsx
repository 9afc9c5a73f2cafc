import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { openGraphLocale, versionsInHead } from './alternates.ts'

/**
 * Meta tags for the other languages of a page in shared links. React hoists them into the head, because the router's head allows only one tag per
 * property.
 */
export function OpenGraphAlternates({ locale, meta }: { locale: Locale; meta: PageMeta }) {
  return versionsInHead(locale, meta).map(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === locale ? null : <meta key={hreflang} property="og:locale:alternate" content={openGraphLocale(hreflang)} />,
  )
}
