import type { AssetKeys } from '../publication/embargo.ts'
import type { SyncLog } from '../sync/sync-log.ts'
import type { ConceptTree } from './concept-tree.ts'
import type { Api } from './resources.ts'
import type { SpaceView } from './space-view.ts'

/** One environment of a space, as those who answer requests see it. */
export interface AnsweringSpace {
  readonly spaceId: string
  readonly environment: string
  readonly concepts: ConceptTree
  /** Whether the space has the embargo feature, so that keys can be made. */
  readonly hasEmbargo: boolean
  readonly assetKeys: AssetKeys
  /** Give what one API shows, indexed. */
  view(api: Api): SpaceView
  syncLog(api: Api): SyncLog
  /** Give the address of an asset file as one API shows it. */
  shownUrl(url: string, api: Api): string
  /** Tell whether the service has the file that an address names. */
  isAtHand(url: string): boolean
}
