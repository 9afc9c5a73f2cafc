import type { Plugin } from 'vite'
import { sitesAt } from '../../../src/config/check-sites.server.ts'
import { environment } from '../../../src/config/env.server.ts'
import type { SiteSettings } from '../../../src/config/site.ts'
import { siteAt } from '../../../src/config/sites.ts'
import { themeOf, themesInUse } from '../../../src/config/themes-in-use.ts'
import { withTheme } from '../theme-marks.ts'

/** Applies the theme of the host to the style sheets of the development server, which contain all themes. */
export function stylesOfHost(settings: SiteSettings): Plugin {
  return {
    name: 'styles-of-host',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (themesInUse(settings).length < 2) return
      const sites = sitesAt(settings, environment().SITE_ORIGIN)
      middlewares.use(({ url = '', headers }, response, next) => {
        if (/\.css(?:\?|$)/.test(url)) {
          const theme = themeOf(settings, (siteAt(sites, headers.host ?? '') ?? sites[0]).id)
          const end = response.end.bind(response)
          Object.assign(response, { end: (body?: string | Uint8Array) => end(body === undefined ? '' : withTheme(Buffer.from(body).toString(), theme)) })
        }
        next()
      })
    },
  }
}
