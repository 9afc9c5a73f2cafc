import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { themeFolder } from '../../src/config/themes.server.ts'
import { themedName } from '../../src/styles/themed-name.ts'
import { themeAlias } from './aliases.ts'
import { isThemed, marksWithinLayers, sheetOfTheme } from './theme-marks.ts'

/** The style sheet that imports those of all themes, each within its mark. */
const SHEET = resolve('.cache/themes/theme.css')
const MODULES = /^#theme(?:\/share-picture\.server\.ts)?$/
const RESOLVED = '\0several-themes:'
const MODULE_STYLES = /\/themes\/([\w-]+)\/.*\.module\.css$/

/** Returns the aliases for `#theme`. If there are several themes, the plugin `severalThemes` resolves its scripts. */
export function aliasesOfThemes(names: readonly string[]) {
  const [only, ...others] = names
  if (others.length === 0) return themeAlias(only)
  mkdirSync(dirname(SHEET), { recursive: true })
  writeFileSync(SHEET, names.map((name) => `@import '${themeFolder(name)}/theme.css' (theme: ${name});\n`).join(''))
  return [{ find: /^#theme\/theme\.css$/, replacement: SHEET }]
}

/**
 * Builds a site with several themes. On the server, `#theme` is the theme of the current site. In the browser, it is that of the document, and
 * no other theme is loaded. The build writes a style sheet for each theme.
 */
export function severalThemes(names: readonly string[]): Plugin[] {
  if (names.length < 2) return []
  return [
    {
      name: 'several-themes',
      enforce: 'pre',
      config: () => ({ define: { 'import.meta.env.SEVERAL_THEMES': 'true' } }),
      resolveId: { filter: { id: MODULES }, handler: (id) => RESOLVED + id },
      load(id) {
        if (!id.startsWith(RESOLVED)) return undefined
        if (id.endsWith('.server.ts')) return moduleOfServer(names, 'share-picture.server.ts', 'shareTheme')
        return this.environment.name === 'client' ? moduleOfBrowser(names) : moduleOfServer(names, 'index.ts', 'theme')
      },
    },
    {
      name: 'styles-of-theme-modules',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: {
        filter: { id: MODULE_STYLES },
        handler: (code, id) => ({ code: `@media (theme-part: ${MODULE_STYLES.exec(id)?.[1]}) {\n${code}\n}`, map: null }),
      },
    },
    {
      name: 'marks-within-layers',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      transform: { filter: { id: /\.css(?:\?|$)/ }, handler: (code) => (isThemed(code) ? { code: marksWithinLayers(code), map: null } : undefined) },
    },
    {
      name: 'style-sheet-of-each-theme',
      enforce: 'post',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const [fileName, file] of Object.entries(bundle)) {
            if (file.type !== 'asset' || !fileName.endsWith('.css') || !isThemed(String(file.source))) continue
            for (const name of names) {
              const parts = partsOf(`${themeFolder(name)}/index.ts`, (id) => this.getModuleInfo(id)?.importedIds ?? [])
              this.emitFile({ type: 'asset', fileName: themedName(fileName, name), source: sheetOfTheme(String(file.source), name, parts) })
            }
            delete bundle[fileName]
          }
        },
      },
    },
  ]
}

/** Returns the names of the theme folders that a module imports from, directly or not. */
function partsOf(start: string, importsOf: (id: string) => readonly string[]): ReadonlySet<string> {
  const seen = new Set([start])
  for (const id of seen) for (const next of importsOf(id)) seen.add(next)
  return new Set([...seen].flatMap((id) => /\/themes\/([\w-]+)\//.exec(id)?.[1] ?? []))
}

/** Exports an object that has the members of the theme at the time that they are read. `current` is code for a function that returns the theme. */
function exported(name: string, current: string): string {
  return `const current = ${current}\nexport const ${name} = new Proxy({}, { get: (_, member) => current()[member] })`
}

/** Returns the module with the export `name` of the current site's theme. `file` is the file of a theme that exports it. */
function moduleOfServer(names: readonly string[], file: string, name: string): string {
  const imports = names.map((theme, index) => `import { ${name} as theme${index} } from ${JSON.stringify(`${themeFolder(theme)}/${file}`)}`)
  const members = names.map((theme, index) => `${JSON.stringify(theme)}: theme${index}`)
  return [
    `import { ofCurrentTheme } from ${JSON.stringify(resolve('src/themes/theme-of-site.server.ts'))}`,
    ...imports,
    exported(name, `ofCurrentTheme({ ${members.join(', ')} })`),
  ].join('\n')
}

function moduleOfBrowser(names: readonly string[]): string {
  const members = names.map((name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${themeFolder(name)}/index.ts`)})`)
  return [
    `import { ofDocument } from ${JSON.stringify(resolve('src/themes/theme-of-document.ts'))}`,
    exported('theme', `ofDocument({ ${members.join(', ')} })`),
  ].join('\n')
}
