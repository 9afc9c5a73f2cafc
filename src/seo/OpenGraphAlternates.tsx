import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { openGraphLocale, versionsOf } from './alternates.ts'

/** Name the page's other languages for shared links. React lifts it into the head; the router's head keeps one tag of a property only. */
export function OpenGraphAlternates({ locale, meta }: { locale: Locale; meta: PageMeta }) {
  const versions = meta.noindex ? [] : versionsOf(meta.alternates)
  return versions.map(({ hreflang }) =>
    hreflang === 'x-default' || hreflang === locale ? null : <meta key={hreflang} property="og:locale:alternate" content={openGraphLocale(hreflang)} />,
  )
}
