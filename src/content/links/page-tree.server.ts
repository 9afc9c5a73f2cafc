import type { Locale } from '#app/i18n/locales.ts'
import type { Place } from '#app/i18n/addresses/place.ts'
import { fieldsOf, linkedId } from '../reading/fields.server.ts'
import type { RawEntry } from '../reading/raw.server.ts'
import { reportContent } from '../reading/report.server.ts'
import type { LocaleChain } from '../locales/space-locales.server.ts'

/** The pages of the space with their parents: what paths are made of. */
export interface PageTree {
  /** The place of a page in a language, or `undefined` where it has no slug there. */
  place(id: string, locale: Locale): Place | undefined
  /** The page at a path of slugs in a language. */
  find(path: string, locale: Locale): string | undefined
  /** From the topmost ancestor down to the parent; the home page is no ancestor. */
  ancestors(id: string): readonly string[]
  children(id: string): readonly string[]
}

/** Build the tree from every page of the space; `chains` hold each language's order of fallbacks. */
export function pageTree(pages: readonly RawEntry[], homeId: string | undefined, chains: ReadonlyMap<Locale, LocaleChain>): PageTree {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const parents = new Map(pages.map((page) => [page.id, parentOf(page, byId, chains)]))

  function ancestors(id: string): string[] {
    const line: string[] = []
    for (let next = parents.get(id); next !== undefined && next !== homeId; next = parents.get(next)) {
      if (next === id || line.includes(next)) {
        reportContent({ entry: id, field: 'parent', problem: 'is its own ancestor; the page is shown at the top level' })
        return []
      }
      line.unshift(next)
    }
    return line
  }

  function path(id: string, locale: Locale): string | undefined {
    const slugs = [...ancestors(id), id].map((each) => slugOf(byId.get(each), chains.get(locale)))
    return slugs.includes(undefined) ? undefined : slugs.join('/')
  }

  const paths = new Map<Locale, Map<string, string>>()
  function pathsIn(locale: Locale): Map<string, string> {
    let known = paths.get(locale)
    if (!known) {
      known = new Map()
      for (const page of pages) {
        const own = path(page.id, locale)
        if (own === undefined) continue
        const other = known.get(own)
        if (other !== undefined)
          reportContent({ entry: page.id, field: 'slug', locale, problem: `has the same path "${own}" as ${other}; only ${other} can be reached` })
        else known.set(own, page.id)
      }
      paths.set(locale, known)
    }
    return known
  }

  return {
    place: (id, locale) => {
      if (id === homeId) return { route: 'home' }
      const own = path(id, locale)
      return own === undefined ? undefined : { route: 'page', path: own }
    },
    find: (wanted, locale) => pathsIn(locale).get(wanted),
    ancestors,
    children: (id) => [...parents].filter(([child, parent]) => parent === id && child !== homeId).map(([child]) => child),
  }
}

function slugOf(page: RawEntry | undefined, chain: LocaleChain | undefined): string | undefined {
  const slug = page && chain && fieldsOf(page, chain, ['slug']).slug?.value
  return typeof slug === 'string' ? slug.normalize('NFC') : undefined
}

function parentOf(page: RawEntry, byId: ReadonlyMap<string, RawEntry>, chains: ReadonlyMap<Locale, LocaleChain>): string | undefined {
  const [chain] = chains.values()
  const id = chain && linkedId(page, chain, 'parent')
  return id !== undefined && byId.has(id) ? id : undefined
}
