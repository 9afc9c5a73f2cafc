import type { PageMeta } from '#app/content/view/page-meta.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { absoluteUrl } from '#app/i18n/addresses/urls.ts'
import { m } from '#messages'
import { canonicalUrl, openGraphLocale, versionsInHead } from './alternates.ts'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageServices } from '#app/content/pages/page-services.server.ts'

/**
 * Returns the head of a page: title, description, canonical address, alternates and data for shared links.
 *
 * Without `meta` the page failed to load, and the error view sets the title.
 */
export function pageHead(locale: Locale, meta: PageMeta | undefined) {
  if (!meta) return { meta: [{ name: 'robots', content: 'noindex' }] }
  const title = meta.place.route === 'home' || namesSite(meta) ? meta.title : m.title_and_site({ title: meta.title, site: meta.siteName }, { locale })
  const canonical = canonicalUrl(locale, meta)
  const versions = versionsInHead(locale, meta)
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
      { property: 'og:url', content: canonical },
      ...(meta.picture
        ? [
            { property: 'og:image', content: meta.picture },
            { property: 'og:image:alt', content: title },
          ]
        : []),
      // Only bots read these tags, so client-side navigation does not need them.
      ...(import.meta.env.SSR ? forDocuments(locale, meta) : []),
    ],
    links: [
      { rel: 'canonical', href: canonical },
      ...versions.map(({ hreflang, href }) => ({ rel: 'alternate', hrefLang: hreflang, href })),
      ...(meta.feedLinks ?? []),
      ...markdownLink(absoluteUrl(locale, meta.place)),
    ],
  }
}

/** Returns whether a title ends with the name of the site after a separator, as editors write it for search engines. */
function namesSite({ title, siteName }: PageMeta): boolean {
  if (siteName === '' || !title.endsWith(siteName)) return false
  return /(?:^|\s[|–—·-]\s+)$/.test(title.slice(0, -siteName.length))
}

function forDocuments(locale: Locale, { siteName, picture, type, noindex }: PageMeta) {
  return [
    ...(noindex ? [] : [{ name: 'robots', content: 'max-image-preview:large' }]),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: type },
    { property: 'og:locale', content: openGraphLocale(locale) },
    ...(picture
      ? [
          { property: 'og:image:type', content: 'image/jpeg' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}

/**
 * Returns the link to the Markdown alternate of a page for its head. Only documents need it, so client-side navigation leaves the head without it.
 */
const markdownLink = createIsomorphicFn()
  .server((canonical: string) => {
    const url = new URL(canonical)
    const alternate = pageServices().markdownPathOf?.(url.pathname)
    return alternate === undefined ? [] : [{ rel: 'alternate', type: 'text/markdown', href: alternate + url.search }]
  })
  .client(() => [])
