import type { SourceFile } from './source.ts'

interface Part {
  readonly name: string
  /** Paths below `src/`. */
  readonly files: RegExp
  /** The parts it may import, besides itself and packages. */
  readonly uses: readonly string[]
}

/** What every part that shows something may use. */
const SHOWN = ['content', 'mapping', 'media', 'ui', 'themes', 'i18n', 'config', 'table']

/**
 * The parts of `src/` from the ground up: arrows point to those above. The first whose pattern fits is a file's part.
 *
 * `table` says where page types lie, `cards` what all may know of them: models, cards, lists.
 */
export const PARTS: readonly Part[] = [
  { name: 'table', files: /^page-types\/(?:table|page-type|[\w-]+\/address)\.ts$/, uses: [] },
  { name: 'config', files: /^config\//, uses: ['table'] },
  { name: 'disk', files: /^disk\//, uses: [] },
  { name: 'content-service', files: /^content-service\//, uses: ['disk'] },
  { name: 'mapping', files: /^mapping\//, uses: ['content-service', 'config'] },
  { name: 'i18n', files: /^i18n\//, uses: ['config', 'table', 'paraglide'] },
  { name: 'styles', files: /^styles\//, uses: [] },
  { name: 'themes', files: /^themes\//, uses: ['i18n', 'config'] },
  { name: 'ui', files: /^ui\//, uses: ['i18n'] },
  { name: 'content', files: /^content\//, uses: ['mapping', 'content-service', 'i18n', 'config', 'disk', 'table'] },
  { name: 'media', files: /^media\//, uses: ['content', 'ui', 'i18n', 'config'] },
  { name: 'rich-text', files: /^rich-text\//, uses: SHOWN },
  {
    name: 'seo',
    files: /^seo\/(?!(?:.*\/endpoint|program-answer)\.server\.ts$|markdown\/|index-now\/|share-pictures\/)/,
    uses: ['content', 'themes', 'i18n', 'config', 'table'],
  },
  {
    name: 'cards',
    files:
      /^page-types\/(?:cards\.tsx|(?:table|page-type)\.server\.ts|(?:[\w-]+\/)?card\/.*|[\w-]+\/[\w-]*(?:page-type|model|list|dates)[\w-]*(?:\.server)?\.ts)$/,
    uses: ['rich-text', 'seo', ...SHOWN],
  },
  { name: 'sections', files: /^sections\//, uses: ['cards', 'rich-text', ...SHOWN] },
  { name: 'site-content', files: /^site-(?:content|answer)\.server\.ts$/, uses: [] },
  { name: 'site', files: /^site\//, uses: ['site-content', 'sections', 'cards', 'seo', ...SHOWN] },
  { name: 'page-types', files: /^page-types\//, uses: ['site-content', 'site', 'seo', 'sections', 'cards', 'rich-text', ...SHOWN] },
  { name: 'http', files: /^http\//, uses: ['content', 'content-service', 'i18n', 'config'] },
  { name: 'search misses', files: /^search\/misses\//, uses: ['config', 'disk'] },
  {
    name: 'search',
    files: /^search\//,
    uses: ['search misses', 'site-content', 'page-types', 'site', 'seo', 'sections', 'cards', 'rich-text', 'http', ...SHOWN],
  },
  { name: 'share pictures', files: /^seo\/share-pictures\//, uses: ['http', 'content-service', 'content', 'themes', 'i18n', 'config'] },
  {
    name: 'told to programs',
    files: /^seo\/(?:markdown\/|index-now\/|(?:.*\/endpoint|program-answer)\.server\.ts$)/,
    uses: ['http', 'page-types', 'site-content', 'cards', 'seo', 'content', 'i18n', 'config', 'table'],
  },
  { name: 'preview', files: /^preview\//, uses: ['site-content', 'site', 'http', 'content', 'i18n', 'config', 'disk'] },
  { name: 'webhooks', files: /^webhooks\//, uses: ['http', 'content', 'config'] },
  { name: 'protected', files: /^protected\//, uses: ['preview', 'site-content', 'http', 'media', 'content', 'i18n', 'config'] },
  { name: 'site-health', files: /^site-health\.server\.ts$/, uses: [] },
  { name: 'health', files: /^health\//, uses: ['search misses', 'site-health', 'site-content', 'page-types', 'http', 'content-service', ...SHOWN] },
  { name: 'routes', files: /^routes\//, uses: ['search', 'health', 'page-types', 'site', 'seo', 'sections', 'styles', ...SHOWN] },
]

/** Find the imports between parts that point against the arrows. Files right below `src/` compose and may import anything. */
export function turnedArrows(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    if (!path.includes('/')) return []
    const part = PARTS.find((each) => each.files.test(path))
    if (!part) return [`${path} is in no part of the architecture`]
    const targets = imports.map(({ target }) => target).filter((target) => !part.files.test(target) && !part.uses.includes(partOf(target)))
    return targets.map((target) => `${path} imports ${target}`)
  })
}

function partOf(path: string): string {
  return PARTS.find(({ files }) => files.test(path))?.name ?? path.split('/')[0] ?? path
}
