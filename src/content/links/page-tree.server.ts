import { memoize } from 'contentful-emulator/async/memoize.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { fieldsOf, linkedId } from '../reading/fields.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { present } from '../view/present.ts'
import { reportContent } from '../reading/report.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'

/** The pages of the space with their parents, which determine their paths. */
export interface PageTree {
  /** Returns the place of a page in a language, or `undefined` if it has no slug there. */
  place(id: string, locale: Locale): Place | undefined
  /** Returns the id of the page at a path of slugs in a language. */
  find(path: string, locale: Locale): string | undefined
  /** Returns the ids from the topmost ancestor down to the parent, without the home page. */
  ancestors(id: string): readonly string[]
  children(id: string): readonly string[]
}

/** Builds the tree from every page of the space. `homes` are the home pages, `chains` the fallback locales of each language. */
export function pageTree(pages: readonly RawEntry[], homes: ReadonlyMap<Locale, string>, chains: ReadonlyMap<Locale, LocaleChain>): PageTree {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const bySlug = new Map(pages.flatMap((page) => [...chains.values()].slice(0, 1).map((chain) => [slugOf(page, chain), page.id] as const)))
  const parents = new Map(pages.map((page) => [page.id, parentOf(page, byId, chains) ?? parentByPath(page, bySlug, chains)]))
  const isHome = new Set(homes.values())
  const children = Map.groupBy(
    pages.filter(({ id }) => !isHome.has(id)).map(({ id }) => id),
    (id) => parents.get(id),
  )

  function ancestors(id: string): string[] {
    const line: string[] = []
    for (let next = parents.get(id); next !== undefined && !isHome.has(next); next = parents.get(next)) {
      if (next === id || line.includes(next)) {
        // Report only the pages within the circle, which editors must correct, not their descendants.
        if (next === id) reportContent({ entry: id, field: 'parent', about: 'parent', problem: 'is its own ancestor; the page is shown at the top level' })
        return []
      }
      line.unshift(next)
    }
    return line
  }

  function path(id: string, locale: Locale): string | undefined {
    const own = slugOf(byId.get(id), chains.get(locale))
    // In a space with a custom model, a slug may be a whole path.
    if (own?.includes('/')) return own
    const slugs = [...ancestors(id), id].map((each) => slugOf(byId.get(each), chains.get(locale)))
    return slugs.includes(undefined) ? undefined : slugs.join('/')
  }

  const pathsIn = memoize((locale: Locale) => {
    const own = { ofPage: new Map<string, string>(), pageAt: new Map<string, string>() }
    for (const { id } of pages) {
      const at = path(id, locale)
      if (at === undefined) continue
      own.ofPage.set(id, at)
      const other = own.pageAt.get(at)
      if (other === undefined) own.pageAt.set(at, id)
      else reportContent({ entry: id, field: 'slug', locale, about: 'path', problem: `has the same path "${at}" as ${other}; only ${other} can be reached` })
    }
    return own
  }, new Map())

  return {
    place(id, locale) {
      if (homes.get(locale) === id) return { route: 'home' }
      const own = pathsIn(locale).ofPage.get(id)
      return own === undefined ? undefined : { route: 'page', path: own }
    },
    find: (wanted, locale) => pathsIn(locale).pageAt.get(wanted),
    ancestors,
    children: (id) => children.get(id) ?? [],
  }
}

function slugOf(page: RawEntry | undefined, chain: LocaleChain | undefined): string | undefined {
  const slug = page && chain && fieldsOf(page, chain, ['slug']).slug?.value
  return typeof slug === 'string' ? slug.normalize('NFC') : undefined
}

/** Returns the nearest page whose path begins the path of a page: that of `rooms` for `rooms/blue`. */
function parentByPath(page: RawEntry, bySlug: ReadonlyMap<string | undefined, string>, chains: ReadonlyMap<Locale, LocaleChain>): string | undefined {
  const [chain] = chains.values()
  let path = slugOf(page, chain) ?? ''
  while (path.includes('/')) {
    path = path.slice(0, path.lastIndexOf('/'))
    const id = bySlug.get(path)
    if (id !== undefined && id !== page.id) return id
  }
  return undefined
}

function parentOf(page: RawEntry, byId: ReadonlyMap<string, RawEntry>, chains: ReadonlyMap<Locale, LocaleChain>): string | undefined {
  // A page may be published without the first language.
  const [id] = present([...chains.values()].map((chain) => linkedId(page, chain, 'parent')))
  return id !== undefined && byId.has(id) ? id : undefined
}
