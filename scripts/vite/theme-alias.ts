import { themeFolder } from '../../src/config/themes.server.ts'

/** What `#theme` stands for in scripts and style sheets: the folder of the theme that the settings name, and nothing of the others. */
export function themeAlias(name = 'plain') {
  return [
    { find: /^#theme$/, replacement: `${themeFolder(name)}/index.ts` },
    { find: /^#theme(?=\/)/, replacement: themeFolder(name) },
  ]
}
