import type { AssetKeys } from '../publication/embargo.ts'
import type { SyncLog } from '../sync/sync-log.ts'
import type { ConceptTree } from './concept-tree.ts'
import type { Api } from './resources.ts'
import type { SpaceView } from './space-view.ts'

/** One environment of a space, as request handlers use it. */
export interface AnsweringSpace {
  readonly spaceId: string
  readonly environment: string
  readonly concepts: ConceptTree
  /** Whether the space supports embargoed assets, so that keys can be created. */
  readonly hasEmbargo: boolean
  readonly assetKeys: AssetKeys
  /** Whether the Sync API leaves out unpublished locales with the header of locale-based publishing. */
  readonly isSyncPerLocale: boolean
  /** Returns the indexed content of one API. */
  view(api: Api): SpaceView
  syncLog(api: Api): SyncLog
  /** Returns the address of an asset file as one API shows it. */
  shownUrl(url: string, api: Api): string
  /** Returns whether the service has the file of an address. */
  isStored(url: string): boolean
}
