import { theme } from '#theme'
import type { Theme } from '#app/themes/theme.ts'
import type { LocalizedText } from '#app/content/view/localized-text.ts'
import { pathOf } from '#app/i18n/addresses/urls.ts'
import { localeInfo } from '#app/i18n/locales.ts'
import { currentSite } from '#app/i18n/current-site.ts'

/** Icons with well-known names that browsers request, and names of older versions of the site. A file in `public/` takes precedence. */
const ICONS: ReadonlyMap<string, keyof Theme['icons']> = new Map([
  ['/favicon.ico', 'small'],
  ['/favicon.svg', 'drawing'],
  ['/apple-touch-icon.png', 'touch'],
  ['/icon-192.png', 'small'],
  ['/icon-512.png', 'large'],
])

/** Answers requests for the web manifest and the icons with well-known names. Returns `undefined` for any other path. */
export async function siteFile(pathname: string, siteName: () => Promise<LocalizedText>): Promise<Response | undefined> {
  if (pathname === '/site.webmanifest') return new Response(webManifest((await siteName()).text), { headers: { 'Content-Type': 'application/manifest+json' } })
  const icon = ICONS.get(pathname)
  return icon === undefined ? undefined : new Response(null, { status: 302, headers: { Location: theme.icons[icon] } })
}

/** Returns the web manifest: name and language of the site, colours and icons of the theme. */
function webManifest(name: string): string {
  const { tag, dir } = localeInfo(currentSite().baseLocale)
  return JSON.stringify({
    name,
    short_name: name,
    lang: tag,
    dir,
    start_url: pathOf(currentSite().baseLocale, { route: 'home' }),
    display: 'browser',
    background_color: theme.window.background,
    theme_color: theme.window.theme,
    icons: [
      { src: theme.icons.small, sizes: '192x192', type: 'image/png' },
      { src: theme.icons.large, sizes: '512x512', type: 'image/png' },
    ],
  })
}
