import { themeFolder } from '../../src/config/themes.server.ts'

/** Returns the alias for `#theme` in scripts and style sheets: the folder of the theme that the settings name. */
export function themeAlias(name = 'plain') {
  return [
    { find: /^#theme$/, replacement: `${themeFolder(name)}/index.ts` },
    { find: /^#theme(?=\/)/, replacement: themeFolder(name) },
  ]
}
