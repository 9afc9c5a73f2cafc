import { dirname, join, normalize } from 'node:path'

/** What each part of `src/` may import, besides itself and packages. Arrows point one way. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  config: [],
  'content-service': [],
  i18n: ['config', 'paraglide'],
  styles: ['i18n'],
  ui: ['i18n'],
  content: ['content-service', 'i18n', 'config'],
  sections: ['content', 'ui', 'i18n'],
  seo: ['content', 'i18n'],
  site: ['sections', 'content', 'ui', 'i18n', 'seo'],
  http: ['content', 'i18n', 'config'],
  routes: ['site', 'sections', 'seo', 'content', 'ui', 'i18n', 'styles'],
}

/** The views may know what content looks like and how to ask for it, but never where it comes from. */
const VIEW_PARTS = new Set(['sections', 'site', 'seo', 'routes', 'ui'])
const ASKABLE = /^content\/(view\/|error\.ts$|[\w-]+\.functions\.ts$)/

export interface SourceFile {
  /** Path below `src/`. */
  readonly path: string
  readonly text: string
}

/** Find the imports that point against the arrows. Files right below `src/` compose and may import anything. */
export function wrongImports(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const part = partOf(path)
    if (part === undefined) return []
    const allowed = ARROWS[part]
    if (!allowed) return [`${path}: src/${part}/ is no part of the architecture`]
    return importsOf(path, text).flatMap((target) => {
      const other = partOf(target)
      if (other === part) return []
      if (other === undefined || !allowed.includes(other)) return [`${path} imports ${target}`]
      return other === 'content' && VIEW_PARTS.has(part) && !ASKABLE.test(target) ? [`${path} imports ${target}, which is no business of a view`] : []
    })
  })
}

function partOf(path: string): string | undefined {
  const [first, ...rest] = path.split('/')
  return rest.length > 0 ? first : undefined
}

/** The files below `src/` that a file imports, also for types only, and by `import()`. */
function importsOf(path: string, text: string): string[] {
  const specifiers = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, specifier = '']) => specifier)
  return specifiers.flatMap((specifier) => {
    if (specifier === '#messages') return ['i18n/messages-of-server.ts', 'i18n/messages-of-browser.ts']
    if (specifier.startsWith('#app/')) return [specifier.slice('#app/'.length)]
    if (specifier.startsWith('.')) return [normalize(join(dirname(path), specifier))]
    return []
  })
}
