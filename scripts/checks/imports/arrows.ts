import type { SourceFile } from './source.ts'

/**
 * The folders of `packages/` and `src/` in the order of their layers: a folder may import those before it, and no other.
 *
 * `content-config.ts` is in no folder, because the `content.config.ts` of each team imports it by its path.
 */
export const LAYERS: readonly string[] = [
  ['contentful-emulator', 'content-mapping'],
  ['framework', 'telemetry'],
  // `own` is generated from `site/`, and imported by the tables of all layers.
  ['own', 'config', 'paraglide', 'i18n', 'ui', 'themes', 'styles'],
  ['content', 'media', 'rich-text', 'seo'],
  ['entries', 'sections', 'site-content'],
  ['layout', 'pages', 'server'],
  ['nodes'],
  ['features/search', 'features/health', 'features/preview', 'features/protected-files', 'features/webhooks'],
  [
    'features/feeds',
    'features/calendars',
    'features/sitemap',
    'features/indexnow',
    'features/markdown',
    'features/share-pictures',
    'features/web-vitals',
    'features/metrics',
    'features/cdn-purge',
  ],
  ['routes', 'app', 'content-config.ts', 'demonstration-pictures'],
].flat()

/** Returns the layer of a file: its folder, or its feature. */
export function layerOf(path: string): string {
  const [folder = '', feature, file] = path.split('/')
  return folder === 'features' && file !== undefined ? `${folder}/${feature}` : folder
}

/** Finds files outside of all layers, and imports of a layer from a later one. */
export function turnedArrows(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const own = LAYERS.indexOf(layerOf(path))
    if (own < 0) return [`${path} is in no folder that arrows.ts lists`]
    const allowed = new Set(LAYERS.slice(0, own + 1))
    return imports.filter(({ target }) => !allowed.has(layerOf(target))).map(({ target }) => `${path} imports ${target}`)
  })
}
