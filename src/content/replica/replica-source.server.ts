import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import type { SpaceReader } from '../client/content-source.ts'
import { clientInProcess } from '../client/embedded/client-in-process.server.ts'
import type { Expected } from '../following/expected.ts'
import type { Replica } from './replica.server.ts'
import { replicaLine, standingOf } from './standing.server.ts'

/** Creates the parts of a source that answer from a replica. */
export function replicaSource(replica: Replica, { id, environment }: SpaceReader['space'], mapping: SpaceMapping | undefined) {
  const client = clientInProcess(replica.adapter, id, environment)
  return {
    client,
    within: () => client,
    line: replicaLine(() => replica.standing),
    standing: () => standingOf(replica.standing),
    mapped: () => mapping?.mapped(),
    told: (expected?: Expected) => replica.told(expected),
    revision: () => replica.revision,
    close: () => replica.close(),
  }
}
