import { resolve, basename, dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeBetween, type Change } from './change.ts'
import { describeDeepField } from '../json/deep-fields.ts'
import { AssetKeys, type EmbargoMode } from '../publication/embargo.ts'
import { ExportFileError, readExportFile } from './export-file.ts'
import { assetFiles, type AssetFile } from '../media/asset-files.ts'
import { joinPublished, keepPublished, loadPublished, publishedContent } from '../publication/published-content.ts'
import type { Projector } from '../space/projection.ts'
import { spaceContent, type SpaceContent } from '../space/space-content.ts'
import { Space } from '../space/space.ts'
import { StateFolder } from './state-folder.ts'
import { watch } from 'node:fs'

/** One export file and the space that it contains. */
export interface SpaceSource {
  /** Path of the export file. Asset files are expected beside it. */
  readonly file: string
  /** Default: both are read from the file. */
  readonly spaceId?: string | undefined
  readonly environment?: string | undefined
  /** An export that was created with a delivery token. It contains the published content, while `file` contains the drafts. */
  readonly published?: string | undefined
  /** Protection of assets. Assets with a secure address in the file are always protected. */
  readonly embargo?: EmbargoMode | undefined
}

export interface LibraryOptions {
  readonly spaces: readonly SpaceSource[]
  /** Folder for state that must survive a restart, so that sync tokens and asset keys remain valid. */
  readonly state?: string | undefined
  /** Reload a file when it changes. If the new file is invalid, the service reports this and continues with the last valid content. */
  readonly watch?: boolean | undefined
  /** Milliseconds to answer with the old content after a reload was announced. Simulates the delay of a CDN. */
  readonly staleMs?: number | undefined
  /** Converts the entries of a space to another form. The Sync API ignores it. */
  readonly projector?: Projector | undefined
  /** Whether the Sync API leaves out unpublished locales with the header of locale-based publishing. Default: false. */
  readonly isSyncPerLocale?: boolean | undefined
  /** Whether entries and assets are delivered with `sys.fieldStatus`, which Contentful's Delivery API does not have. Default: false. */
  readonly showsFieldStatus?: boolean | undefined
  readonly report: (message: string) => void
}

/** The spaces of a service. Loads them from files, updates them when the files change, and saves their state for restarts. */
export class SpaceLibrary {
  readonly spaces: readonly Space[]
  readonly #options: LibraryOptions
  readonly #state: StateFolder | undefined
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #stops: readonly (() => Promise<void>)[]

  private constructor(options: LibraryOptions, state: StateFolder | undefined, loaded: ReadonlyMap<Space, SpaceSource>) {
    this.#options = options
    this.#state = state
    this.spaces = [...loaded.keys()]
    this.#stops = options.watch ? [...loaded].map(([space, source]) => this.#watch(space, source)) : []
  }

  /** Loads all files. Throws an `ExportFileError` if one of them is invalid. */
  static async open(options: LibraryOptions): Promise<SpaceLibrary> {
    const state = options.state === undefined ? undefined : await StateFolder.open(options.state)
    const assetKeys = new AssetKeys(await state?.assetKey())
    const loaded = new Map<Space, SpaceSource>()
    for (const source of options.spaces) {
      const { content, files } = await load(source, options)
      const { spaceId, environment } = content
      if ([...loaded.keys()].some((space) => space.spaceId === spaceId && space.environment === environment)) {
        throw new ExportFileError(source.file, `is the second file for space "${spaceId}", environment "${environment}"`)
      }
      const saved = await state?.load(spaceId, environment)
      const known = source.published === undefined ? keepPublished(loadPublished(saved?.published), content) : content
      const { projector, isSyncPerLocale = false } = options
      const space = new Space(known, { files, embargo: source.embargo, assetKeys, saved, projector, isSyncPerLocale })
      await state?.save(space)
      loaded.set(space, source)
    }
    return new SpaceLibrary(options, state, loaded)
  }

  /** Subscribes to reloads that changed the content. Returns the function that unsubscribes. */
  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Stops watching after a running reload has ended. */
  async close(): Promise<void> {
    this.#listeners.clear()
    await Promise.all(this.#stops.map((stop) => stop()))
  }

  /** Reloads of a space run one after another, never at the same time. */
  #watch(space: Space, source: SpaceSource): () => Promise<void> {
    let last = Promise.resolve()
    const changed = () => {
      last = last.then(() => this.#reload(space, source))
    }
    const files = source.published === undefined ? [source.file] : [source.file, source.published]
    const stops = files.map((file) => watchFile(resolve(file), changed))
    return () => {
      for (const stop of stops) stop()
      return last
    }
  }

  async #reload(space: Space, source: SpaceSource): Promise<void> {
    const { report, staleMs = 0 } = this.#options
    try {
      const before = space.content
      const { content, files } = await load(source, this.#options)
      checkSameSpace(space, content, source.file)
      checkStillFull(before, content, source.file)
      const after = source.published === undefined ? keepPublished(publishedContent(before), content) : content
      const change = await changeBetween(before, after)
      if (staleMs > 0) {
        this.#announce(change, source)
        await sleep(staleMs)
      }
      space.replace(after, files)
      if (staleMs === 0) this.#announce(change, source)
      await this.#state?.save(space)
    } catch (error) {
      report(`still serving the last valid content: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  #announce(change: Change, source: SpaceSource): void {
    const count = change.resources.length + change.contentTypes.length
    if (count === 0 && !change.touchesAll) return
    this.#options.report(`reloaded ${source.file}: ${change.touchesAll ? 'locales, tags or taxonomy' : count} changed`)
    for (const listener of this.#listeners) listener(change)
  }
}

/** Checks that a reloaded file still belongs to the same space. Throws an `ExportFileError`. */
function checkSameSpace(space: Space, { spaceId, environment }: SpaceContent, file: string): void {
  if (spaceId === space.spaceId && environment === space.environment) return
  throw new ExportFileError(
    file,
    `is now of space "${spaceId}", environment "${environment}", no longer of "${space.spaceId}", "${space.environment}": start again to serve it`,
  )
}

/** Checks that a reloaded file still has entries. A file without entries was truncated or saved by mistake. Throws an `ExportFileError`. */
function checkStillFull(before: SpaceContent, after: SpaceContent, file: string): void {
  const count = ({ versions }: SpaceContent) => versions.filter(({ kind }) => kind === 'Entry').length
  if (count(after) > 0 || count(before) === 0) return
  throw new ExportFileError(file, `has no entries any more, and had ${count(before)}: start again to serve it without any`)
}

interface Loaded {
  readonly content: SpaceContent
  readonly files: ReadonlyMap<string, AssetFile>
}

/** Reads and validates the files of a source, at the start and at each reload. */
async function load(source: SpaceSource, { report, showsFieldStatus }: LibraryOptions): Promise<Loaded> {
  const read = (file: string) => readExportFile(file, (field) => report(`${file}: ${describeDeepField(field)}`))
  const { spaceId, environment } = source
  const drafts = await spaceContent(await read(source.file), { spaceId, environment, showsFieldStatus })
  const published = source.published === undefined ? undefined : await spaceContent(await read(source.published), { ...drafts, showsFieldStatus })
  const content = published ? joinPublished(drafts, published) : drafts
  return { content, files: await assetFiles(content, source.file) }
}

const QUIET_MS = 60

/**
 * Calls `changed` after a file has changed and then stayed unchanged for a moment.
 *
 * Watches the folder instead of the file, because editors replace a file rather than write into it.
 */
function watchFile(file: string, changed: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(dirname(file), { persistent: false }, (_, name) => {
    if (name !== null && name !== basename(file)) return
    clearTimeout(timer)
    timer = setTimeout(changed, QUIET_MS)
  })
  // The watched folder may be removed. The last valid data remains in use.
  watcher.on('error', () => undefined)
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
