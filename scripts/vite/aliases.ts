import { themeFolder } from '../../src/config/themes.server.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Returns the alias for `#theme` in scripts and style sheets: the folder of the theme that the settings name. */
export function themeAlias(name = 'plain') {
  return [
    { find: /^#theme$/, replacement: `${themeFolder(name)}/index.ts` },
    { find: /^#theme(?=\/)/, replacement: themeFolder(name) },
  ]
}

/** Returns the alias for `#content-config`: the site's `content.config.ts`, or an empty module if there is none. */
export function contentConfigAlias(root = fileURLToPath(new URL('../../', import.meta.url))) {
  const own = `${root}content.config.ts`
  return [{ find: /^#content-config$/, replacement: existsSync(own) ? own : `${root}src/site-content/content-config/no-config.ts` }]
}
