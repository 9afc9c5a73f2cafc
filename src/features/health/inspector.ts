import type { Found } from './finding.ts'
import type { CheckedSpace } from './space/checked-space.ts'

/** Inspects a whole space for one sort of problem, and yields to the event loop meanwhile. */
export type Inspector = (space: CheckedSpace) => Promise<readonly Found[]>
