import type { RawEntry } from '#app/content/reading/raw.server.ts'
import { mapYielding } from 'contentful-emulator/http/event-loop.ts'
import type { Found } from '../finding.ts'
import type { Inspector } from '../inspector.ts'
import type { CheckedSpace } from '../space/checked-space.ts'

/** Creates an inspector from a function that inspects one entry. */
export function perEntry(inspect: (entry: RawEntry, space: CheckedSpace) => readonly Found[]): Inspector {
  return async (space) => (await mapYielding(space.entries, (entry) => inspect(entry, space))).flat()
}
