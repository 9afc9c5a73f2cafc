import type { Found } from './finding.ts'
import type { CheckedSpace } from './space/checked-space.ts'

/** Looks through a whole space for faults of one sort, and lets other work of the process pass in between. */
export type Inspector = (space: CheckedSpace) => Promise<readonly Found[]>
