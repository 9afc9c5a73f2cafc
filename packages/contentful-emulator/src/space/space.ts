import { decodePath, parseAssetAddress, secureUrl } from '../answer/asset-address.ts'
import { ConceptTree } from './concept-tree.ts'
import type { AssetKeys, EmbargoMode } from '../publication/embargo.ts'
import type { AssetFile } from '../media/asset-files.ts'
import type { Json } from '../json/json.ts'
import { savePublished } from '../publication/published-content.ts'
import type { AnsweringSpace } from './answering-space.ts'
import type { Api, Resource } from './resources.ts'
import type { SpaceContent } from './space-content.ts'
import type { Projector } from './projection.ts'
import { spaceView, type SpaceView } from './space-view.ts'
import { SyncLog, type SavedLog } from '../sync/sync-log.ts'

const APIS = ['delivery', 'preview'] as const

/** Saved state of a space for a restart of the service. */
export interface SavedSpace extends Readonly<Record<Api, SavedLog>> {
  /** Published content that the file no longer contains. */
  readonly published: Json | undefined
}

interface SpaceSettings {
  /** The files of all assets, by the decoded path of their address. */
  readonly files: ReadonlyMap<string, AssetFile>
  readonly embargo: EmbargoMode | undefined
  readonly assetKeys: AssetKeys
  readonly saved: SavedSpace | undefined
  readonly projector: Projector | undefined
  readonly isSyncPerLocale: boolean
}

/** One environment of a space while the service runs. Its content can be replaced, and its sync log continues. */
export class Space implements AnsweringSpace {
  readonly spaceId: string
  readonly environment: string
  readonly embargo: EmbargoMode | undefined
  readonly assetKeys: AssetKeys
  readonly isSyncPerLocale: boolean
  readonly #projector: Projector | undefined
  readonly #logs: Readonly<Record<Api, SyncLog>>
  #content: SpaceContent
  #concepts: ConceptTree
  #files: ReadonlyMap<string, AssetFile>
  #views: Partial<Record<Api, SpaceView>> = {}

  constructor(content: SpaceContent, { files, embargo, assetKeys, saved, projector, isSyncPerLocale }: SpaceSettings) {
    this.spaceId = content.spaceId
    this.environment = content.environment
    this.embargo = embargo
    this.assetKeys = assetKeys
    this.isSyncPerLocale = isSyncPerLocale
    this.#projector = projector
    this.#content = content
    this.#concepts = new ConceptTree(content.concepts)
    this.#files = files
    this.#logs = {
      delivery: new SyncLog(content, shownBy(content, 'delivery'), saved?.delivery),
      preview: new SyncLog(content, shownBy(content, 'preview'), saved?.preview),
    }
  }

  get content(): SpaceContent {
    return this.#content
  }

  get concepts(): ConceptTree {
    return this.#concepts
  }

  /** The files of all assets, by the decoded path of their address. */
  get files(): ReadonlyMap<string, AssetFile> {
    return this.#files
  }

  /** Whether the space supports embargoed assets, so that keys can be created. */
  get hasEmbargo(): boolean {
    return this.embargo !== undefined || [...this.#files.values()].some((file) => file.isSecure)
  }

  /** Returns the indexed content of one API. If both APIs show the same content, they share their indexes. */
  view(api: Api): SpaceView {
    const known = this.#views[api]
    if (known) return known
    const other = this.#views[api === 'delivery' ? 'preview' : 'delivery']
    const view = other && showsTheSame(this.#content) ? { ...other, api } : spaceView(this.#content, api, this.#projector)
    this.#views[api] = view
    return view
  }

  syncLog(api: Api): SyncLog {
    return this.#logs[api]
  }

  /** Returns the address of an asset file as one API shows it: a secure address if the asset is protected. */
  shownUrl(url: string, api: Api): string {
    const secure = this.embargo === 'all' || (this.embargo === 'unpublished' && api === 'preview')
    return secure && parseAssetAddress(url) ? secureUrl(url) : url
  }

  /** Returns whether the file of an address lies beside the export. */
  isStored(url: string): boolean {
    const address = parseAssetAddress(url)
    const path = address && decodePath(address.path)
    return path !== undefined && this.#files.get(path)?.isStored === true
  }

  /** Replaces the content and its files. Both sync logs record the difference. */
  replace(content: SpaceContent, files: ReadonlyMap<string, AssetFile>): void {
    this.#content = content
    this.#concepts = new ConceptTree(content.concepts)
    this.#files = files
    this.#views = {}
    for (const api of APIS) this.#logs[api].update(shownBy(content, api))
  }

  /** Returns the state to save so that sync tokens remain valid after a restart. */
  save(): SavedSpace {
    return { delivery: this.#logs.delivery.save(), preview: this.#logs.preview.save(), published: savePublished(this.#content) }
  }
}

function shownBy({ versions }: SpaceContent, api: Api): readonly Resource[] {
  return versions.flatMap((version) => version[api] ?? [])
}

function showsTheSame({ versions, contentTypes }: SpaceContent): boolean {
  return versions.every(({ delivery, preview }) => delivery === preview) && contentTypes.delivery === contentTypes.preview
}
