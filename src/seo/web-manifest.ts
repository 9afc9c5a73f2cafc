import { pathOf } from '#app/i18n/addresses/urls.ts'
import { localeInfo, type Locale } from '#app/i18n/locales.ts'
import type { Theme } from '#app/themes/theme.ts'

/** Say what a device shows that keeps the site among its applications: name and language of the site, colours and icons of the theme. */
export function webManifest(name: string, locale: Locale, { icons, window }: Theme) {
  const { tag, dir } = localeInfo(locale)
  return {
    name,
    short_name: name,
    lang: tag,
    dir,
    start_url: pathOf(locale, { route: 'home' }),
    display: 'browser',
    background_color: window.background,
    theme_color: window.theme,
    icons: [
      { src: icons.small, sizes: '192x192', type: 'image/png' },
      { src: icons.large, sizes: '512x512', type: 'image/png' },
    ],
  }
}
