import type { SourceFile } from './source.ts'

/** Folders beside the slices that hold what several of them share. */
const SHARED = /^(?:sections\/(?:layout|action|own-fields|html)|entries\/card|pages\/(?:home|layout|listing|programs|providers|sitemap))\//

/** What puts the slices together: tables, registries and routes. */
const COMPOSING = /^(?:sections\/registry[\w.]*|config\/page-types\/table|entries\/(?:table\.server|cards)|pages\/table-of-programs\.server)\.tsx?$|^routes\//

/** What a slice offers to others, so that it cannot be taken away without them. */
const OFFERED: readonly { readonly files: RegExp; readonly to: RegExp }[] = [
  // All that carries tags shows links to its topics.
  { files: /^entries\/topic\/(?:page-type\.server\.ts|links\/)/, to: /^(?:entries|pages|features\/search)\// },
  // A person's page lists what they wrote.
  { files: /^entries\/story\/page-type\.server\.ts$/, to: /^pages\/person\// },
  // The frame says whether the house is open today.
  { files: /^sections\/opening-hours\/(?:model\.server\.ts|hours\/)/, to: /^(?:layout\/frame|site-content)\// },
  // The search finds the opening hours of each weekday.
  { files: /^sections\/opening-hours\/(?:model\.server\.ts|hours\/)/, to: /^features\/search\// },
  // The home page and the sitemap hold the lists of the space's own types.
  { files: /^entries\/generic-page\/own-list\.server\.ts$/, to: /^pages\/(?:home|sitemap)\// },
  // Pages and the lists and entries of own types lie at paths of slugs, and share a route.
  { files: /^(?:entries|pages)\/(?:generic-page|page)\//, to: /^pages\/at-path\// },
  // A page that opens with a hero leaves its head to it.
  { files: /^sections\/hero\//, to: /^pages\/page\// },
]

/**
 * Find the imports of a slice, the folder of one section type or page type, by another file than its own, a registry or a route.
 *
 * Where there are none, the slice can be taken away with its folder, its line and its routes.
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
  // The entries and the pages of a type are one slice.
  return type && `${layer === 'sections' ? layer : 'page type'}/${type}`
}
