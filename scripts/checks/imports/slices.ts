import type { SourceFile } from './source.ts'

/** Folders with code that several slices share. */
const SHARED = /^(?:sections\/(?:layout|action|unmapped-fields|html)|entries\/card|pages\/(?:home|layout|listing|feeds|providers|sitemap))\//

/** Files that compose the slices: tables, registries and routes. */
const COMPOSING = /^(?:sections\/registry[\w.]*|config\/page-types\/table|entries\/(?:table\.server|cards)|pages\/table-of-feeds\.server)\.tsx?$|^routes\//

/** Exceptions: files of a slice that others may import, so that removing the slice requires changes there. */
const OFFERED: readonly { readonly files: RegExp; readonly to: RegExp }[] = [
  // Entries with tags show links to their topics.
  { files: /^entries\/topic\/(?:page-type\.server\.ts|links\/)/, to: /^(?:entries|pages|features\/search)\// },
  // The page of a person lists that person's stories.
  { files: /^entries\/story\/page-type\.server\.ts$/, to: /^pages\/person\// },
  // The layout shows whether the place is open today.
  { files: /^sections\/opening-hours\/(?:model\.server\.ts|hours\/)/, to: /^(?:layout\/site-layout|site-content)\// },
  // The search answers questions about the opening hours of a weekday.
  { files: /^sections\/opening-hours\/(?:model\.server\.ts|hours\/)/, to: /^features\/search\// },
  // The home page and the sitemap show the lists of unmapped content types.
  { files: /^entries\/generic-page\/own-list\.server\.ts$/, to: /^pages\/(?:home|sitemap)\// },
  // Pages, and the lists and entries of unmapped content types, have paths of slugs and share a route.
  { files: /^(?:entries|pages)\/(?:generic-page|page)\//, to: /^pages\/at-path\// },
  // A page that begins with a hero lets the hero render its heading.
  { files: /^sections\/hero\//, to: /^pages\/page\// },
]

/**
 * Finds imports of a slice, the folder of one section type or page type, by files other than its own, registries and routes.
 *
 * If there are none, the slice can be removed with its folder, its line in the registry and its routes.
 */
export function entanglements(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    if (COMPOSING.test(path)) return []
    const foreign = imports.filter(({ target }) => {
      const slice = sliceOf(target)
      return slice !== undefined && slice !== sliceOf(path) && !OFFERED.some((offer) => offer.files.test(target) && offer.to.test(path))
    })
    return foreign.map(({ target }) => `${path} imports ${target}`)
  })
}

function sliceOf(path: string): string | undefined {
  if (SHARED.test(path)) return undefined
  const [, layer, type] = /^(sections|entries|pages)\/([^/]+)\//.exec(path) ?? []
  // The folders of a page type in `entries/` and `pages/` are one slice.
  return type && `${layer === 'sections' ? layer : 'page type'}/${type}`
}
