import { completed } from '../space/completed.ts'
import { idOf, KINDS, type Asset, type Kind, type SpaceContents } from '../space/contents.ts'
import { stateOf } from '../space/state.ts'
import type { Step, Wanted, WantedLocales } from './plan.ts'

/** The content of one run of the import library, with its name for progress. */
export interface Payload {
  readonly name: string
  readonly content: Partial<SpaceContents>
  /** Whether the files beside the export file are uploaded. Otherwise Contentful fetches them. */
  readonly uploads: boolean
}

interface Parts {
  /** The contents to push. Each asset has the path or URL of its file. */
  readonly source: SpaceContents
  readonly present: SpaceContents
  readonly wanted: Wanted
  readonly localesOf: WantedLocales
  /** Published versions of entries and assets with unpublished changes, if they are known. */
  readonly published: SpaceContents
  readonly isBeside: (asset: Asset) => boolean
}

/** Groups steps into payloads for the import library: first the content model and tags, then assets, then entries. */
export function payloadsOf(steps: readonly Step[], { source, present, wanted, localesOf, published, isBeside }: Parts): Payload[] {
  const idsOf = (kind: Kind) => new Set(steps.filter((step) => step.kind === kind).map(({ id }) => id))
  const counterparts = <K extends Kind>(kind: K) => new Map<string, SpaceContents[K][number]>(present[kind].map((each) => [idOf(kind, each), each]))
  const chosen = <K extends Kind>(kind: K, ids: ReadonlySet<string>): SpaceContents[K][number][] => {
    const there = counterparts(kind)
    return source[kind]
      .filter((each) => ids.has(idOf(kind, each)))
      .map((each) => {
        const other = there.get(idOf(kind, each))
        return marked(other ? completed(kind, each, other) : each, idOf(kind, each), localesOf(kind, each) ? 'draft' : wanted(kind, each))
      })
  }
  /** Returns the published versions of resources with unpublished changes. They are written before the changes, so that they can be published. */
  const first = <K extends 'assets' | 'entries'>(kind: K): SpaceContents[K][number][] => {
    const there = counterparts(kind)
    const ids = idsOf(kind)
    const chosenOnes: SpaceContents[K][number][] = published[kind].filter((each) => {
      const other = there.get(each.sys.id)
      return ids.has(each.sys.id) && (!other || stateOf(other.sys ?? {}) === 'draft')
    })
    return chosenOnes.map((each) => marked(each, idOf(kind, each), 'published'))
  }
  const editors = idsOf('editorInterfaces')
  const [publishedAssets, publishedEntries] = [first('assets'), first('entries')]
  const assets = parted(chosen('assets', idsOf('assets')), publishedAssets)
  // All entries are in one payload, because an entry can be published only if its linked entries exist.
  const entries = parted(chosen('entries', idsOf('entries')), publishedEntries)
  const payloads: Payload[] = [
    {
      name: 'Content model, locales and tags',
      content: {
        locales: chosen('locales', withFallbacks(idsOf('locales'), source)),
        // The library writes editor interfaces only with their content type.
        contentTypes: chosen('contentTypes', new Set([...idsOf('contentTypes'), ...editors])),
        editorInterfaces: source.editorInterfaces.length > 0 ? chosen('editorInterfaces', editors) : [],
        tags: chosen('tags', idsOf('tags')),
      },
      uploads: false,
    },
    { name: 'Assets', content: { assets: [...assets.others.filter(isBeside), ...publishedAssets] }, uploads: true },
    { name: 'Assets that Contentful fetches', content: { assets: assets.others.filter((asset) => !isBeside(asset)) }, uploads: false },
    { name: 'Assets as they were edited since', content: { assets: assets.again }, uploads: true },
    { name: 'Entries', content: { entries: [...entries.others, ...publishedEntries] }, uploads: false },
    { name: 'Entries as they were edited since', content: { entries: entries.again }, uploads: false },
  ]
  return payloads.filter(({ content }) => KINDS.some((kind) => (content[kind]?.length ?? 0) > 0))
}

/** Separates resources that are written once from those that are written again after their published version. */
function parted<R extends { readonly sys: { readonly id: string } }>(all: readonly R[], first: readonly R[]): { readonly others: R[]; readonly again: R[] } {
  const ids = new Set(first.map(({ sys }) => sys.id))
  return { others: all.filter(({ sys }) => !ids.has(sys.id)), again: all.filter(({ sys }) => ids.has(sys.id)) }
}

/** Sets the version numbers from which the library derives the state of a resource. */
function marked<R extends SpaceContents[Kind][number]>(resource: R, id: string, state: ReturnType<Wanted>): R {
  const { publishedVersion: _published, archivedVersion: _archived, archivedAt: _at, ...sys } = resource.sys ?? {}
  const marks = { ...(state === 'published' ? { publishedVersion: 1 } : {}), ...(state === 'archived' ? { archivedVersion: 1 } : {}) }
  return { ...resource, sys: { id, ...sys, ...marks } }
}

/** Adds the fallbacks of locales, because the library drops a locale whose fallback is not in the payload. */
function withFallbacks(codes: ReadonlySet<string>, { locales }: SpaceContents): Set<string> {
  const all = new Set<string>()
  for (let open = [...codes]; open.length > 0;) {
    const found = locales.filter(({ code }) => open.includes(code))
    for (const code of open) all.add(code)
    open = found.flatMap(({ fallbackCode }) => (fallbackCode && !all.has(fallbackCode) ? [fallbackCode] : []))
  }
  return all
}
