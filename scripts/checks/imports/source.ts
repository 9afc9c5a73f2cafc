import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** An import of one file of the site in another. */
interface Import {
  /** Path below `src/`, or below `packages/` without the package's own `src/`: `contentful-emulator/service.ts`. */
  readonly target: string
  /** Whether only types are imported. */
  readonly isType: boolean
}

/** A file of the site with its imports. */
export interface SourceFile {
  /** Path in the same form as `Import.target`. */
  readonly path: string
  readonly text: string
  readonly imports: readonly Import[]
  /** Names of imported packages: `node:fs`, `react-dom/client`. */
  readonly packages: readonly string[]
}

/** Names in `package.json` that stand for files of `src/`. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  '#content-config': ['site-content/content-config/config-file.server.ts'],
  '#messages': ['i18n/messages/messages-of-server.ts', 'i18n/messages/messages-of-browser.ts'],
  '#theme': globSync('src/themes/*/index.ts').map((path) => path.replace(/^src\//, '')),
  '#theme/share-picture.server.ts': globSync('src/themes/*/share-picture.server.ts').map((path) => path.replace(/^src\//, '')),
}

const PACKAGE = /^(contentful-emulator|content-mapping|demonstration-pictures)\//

/** Reads all files of `src/` and of the packages, except for generated ones. */
export function sourceFiles(): SourceFile[] {
  return globSync(['src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'])
    .map((path) => path.replace(/^src\/|^packages\/|(?<=^packages\/[^/]+\/)src\//g, ''))
    .filter((path) => !path.startsWith('paraglide/') && !path.endsWith('.gen.ts'))
    .map((path) => sourceFile(path, readFileSync(locationOf(path), 'utf8')))
}

/** Reads all files of `site/`: code of a team, which is in no layer of the product. */
export function ownSourceFiles(): SourceFile[] {
  return globSync('site/**/*.{ts,tsx}').map((path) => sourceFile(path.replaceAll('\\', '/'), readFileSync(path, 'utf8')))
}

/** Returns the path of a source file in the project. */
export function locationOf(path: string): string {
  if (path.startsWith('site/')) return path
  return PACKAGE.test(path) ? `packages/${path.replace('/', '/src/')}` : `src/${path}`
}

/** Parses a file and lists its imports, including imports of types, re-exports and `import()`. */
export function sourceFile(path: string, text: string): SourceFile {
  const { module, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ name: moduleRequest.value, isType }] : [])),
    ...module.dynamicImports.map(({ moduleRequest }) => ({ name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1), isType: false })),
  ]
  return {
    path,
    text,
    imports: found.flatMap(({ name, isType }) => ownFiles(path, name).map((target) => ({ target, isType }))),
    packages: found.map(({ name }) => name).filter((name) => ownFiles(path, name).length === 0),
  }
}

function ownFiles(from: string, name: string): readonly string[] {
  const bare = name.replace(/\?.*$/, '')
  if (bare.startsWith('#app/')) return [bare.slice('#app/'.length)]
  if (bare.startsWith('#paraglide/')) return [bare.slice(1)]
  if (PACKAGE.test(bare)) return [bare]
  if (bare.startsWith('.')) return [normalize(join(dirname(from), bare))]
  return ALIASES[bare] ?? []
}
