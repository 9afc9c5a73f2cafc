import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { StartError } from '../../../src/config/start-error.ts'
import { idOf, parseContents, readContents, type Asset, type Entry, type Kind, type SpaceContents } from '../space/contents.ts'
import { publishedLocalesOf, stateOf } from '../space/state.ts'
import { conceptIdsOf, withKnownConcepts } from '../taxonomy.ts'
import { findFiles } from './files.ts'
import type { Wanted, WantedLocales } from './plan.ts'

/** The content to push. */
export interface Source {
  readonly contents: SpaceContents
  readonly published: SpaceContents
  /** Folder with the files of assets. */
  readonly folder: string
  readonly wanted: Wanted
  readonly localesOf: WantedLocales
  /** Ids of the assets whose files are not in the folder. */
  readonly fetched: ReadonlySet<string>
  /** Ids of the concepts that the space lacks. Entries and assets are written without them. */
  readonly missingConcepts: readonly string[]
  /** Resources with unpublished changes whose published version is unknown. */
  readonly unknown: readonly string[]
}

export interface Choice {
  readonly contentOnly: boolean
  readonly modelOnly: boolean
  /** Whether to publish resources with unpublished changes as they are in the file. */
  readonly publishChanged: boolean
}

/** Path of the file with the published versions of entries and assets that have unpublished changes. */
export function publishedFileOf(file: string): string {
  return file.replace(/(?:\.json)?$/, '.published.json')
}

/**
 * Reads the parts of an export file that are to be pushed. `conceptsThere` reads the ids of the concepts that exist in the space; it is called
 * only if the file uses concepts. Throws a `StartError`.
 */
export async function readSource(
  file: string,
  { contentOnly, modelOnly, publishChanged }: Choice,
  conceptsThere: () => Promise<ReadonlySet<string>>,
): Promise<Source> {
  const whole = await readContents(file)
  const concepts = conceptIdsOf(modelOnly ? [] : [...whole.entries, ...whole.assets])
  const there = concepts.size > 0 ? await conceptsThere() : concepts
  const usable = (contents: SpaceContents): SpaceContents => ({
    ...contents,
    entries: contents.entries.map((each) => withKnownConcepts(each, there)),
    assets: contents.assets.map((each) => withKnownConcepts(each, there)),
  })
  const all = usable(whole)
  const beside = publishedFileOf(file)
  const known = existsSync(beside) && !publishChanged ? usable(await readContents(beside)) : parseContents({}, file)
  const folder = dirname(file)
  const found = modelOnly ? [] : all.assets.map((asset) => findFiles(asset, folder))
  const contents: SpaceContents = {
    locales: contentOnly ? [] : all.locales,
    contentTypes: contentOnly ? [] : all.contentTypes,
    editorInterfaces: contentOnly ? [] : all.editorInterfaces,
    tags: modelOnly ? [] : all.tags,
    assets: found.map(({ asset }) => asset),
    entries: modelOnly ? [] : all.entries,
  }
  const hasFile = new Set(found.filter(({ asset }) => asset.fields.file).map(({ asset }) => asset.sys.id))
  const localesOf: WantedLocales = (kind, { sys }) => {
    if (publishChanged || (kind === 'assets' && !hasFile.has(sys?.id ?? ''))) return undefined
    return publishedLocalesOf(sys ?? {})
  }
  // The published version in a file contains all locales, also those that are not published.
  const unfinished = new Set([...contents.assets, ...contents.entries].filter(({ sys }) => publishedLocalesOf(sys)).map(({ sys }) => sys.id))
  const certain = <R extends Entry | Asset>(resources: readonly R[]) => resources.filter(({ sys }) => !unfinished.has(sys.id))
  const published = {
    ...known,
    entries: certain(known.entries),
    assets: certain(known.assets)
      .map((asset) => findFiles(asset, folder))
      .flatMap(({ asset, isBeside }) => (isBeside ? [asset] : [])),
  }
  const isKnown = new Set((['assets', 'entries'] as const).flatMap((kind) => published[kind].map((each) => `${kind}:${idOf(kind, each)}`)))
  const unknown: string[] = []
  const wanted: Wanted = (kind, resource) => {
    const locales = localesOf(kind, resource)
    if (locales) return locales.length > 0 ? 'published' : 'draft'
    const state = stateOf(resource.sys ?? {})
    if (kind === 'assets' && state !== 'archived' && !hasFile.has(resource.sys?.id ?? '')) return 'draft'
    if (state !== 'changed' || kind === 'contentTypes') return state === 'changed' ? 'published' : state
    if (publishChanged) return 'published'
    return isKnown.has(`${kind}:${resource.sys?.id ?? ''}`) ? 'changed' : 'draft'
  }
  for (const kind of ['assets', 'entries'] satisfies Kind[]) {
    for (const each of contents[kind]) {
      if (stateOf(each.sys) === 'changed' && wanted(kind, each) === 'draft') unknown.push(each.sys?.id ?? '')
    }
  }
  if (Object.values(contents).every((part) => part.length === 0)) throw new StartError(`${file} contains nothing to push.`)
  const fetched = new Set(found.filter(({ isBeside }) => !isBeside).map(({ asset }) => asset.sys.id))
  return { contents, published, folder, wanted, localesOf, unknown, fetched, missingConcepts: [...concepts.difference(there)] }
}
