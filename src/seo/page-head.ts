import site from '#config'
import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import { openGraphLocale, versionsOf } from './alternates.ts'
import { markdownLink } from './markdown-link.ts'

/** Give the head of a page: title, description, canonical, alternates and what shared links show. Without `meta` the page failed to load. */
export function pageHead(locale: Locale, meta: PageMeta | undefined) {
  if (!meta) return { meta: [{ title: site.name }, { name: 'robots', content: 'noindex' }] }
  const title = meta.place.route === 'home' ? meta.title : m.title_and_site({ title: meta.title, site: meta.siteName }, { locale })
  const canonical = absoluteUrl(locale, meta.place)
  const versions = meta.noindex ? [] : versionsOf(meta.alternates)
  return {
    meta: [
      { title },
      ...(meta.description
        ? [
            { name: 'description', content: meta.description },
            { property: 'og:description', content: meta.description },
          ]
        : []),
      ...(meta.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:title', content: meta.title },
      { property: 'og:site_name', content: meta.siteName },
      { property: 'og:type', content: meta.type },
      { property: 'og:url', content: canonical },
      { property: 'og:locale', content: openGraphLocale(locale) },
      ...(meta.picture
        ? [
            { property: 'og:image', content: meta.picture },
            { name: 'twitter:card', content: 'summary_large_image' },
          ]
        : []),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...versions.map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href })),
      ...markdownLink(canonical),
    ],
  }
}
