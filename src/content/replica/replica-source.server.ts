import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import type { SpaceReader } from '../client/content-source.ts'
import { clientInProcess } from '../client/embedded/client-in-process.server.ts'
import type { Expected } from '../following/expected.ts'
import type { Replica } from './replica.server.ts'
import { replicaConnection, describeState } from './replica-state.server.ts'

/** Creates the parts of a source that answer from a replica. */
export function replicaSource(replica: Replica, { id, environment }: SpaceReader['space'], mapping: SpaceMapping | undefined) {
  const client = clientInProcess(replica.adapter, id, environment)
  return {
    client,
    within: () => client,
    connection: replicaConnection(() => replica.state),
    state: () => describeState(replica.state),
    mapped: () => mapping?.mapped(),
    notify: (expected?: Expected) => replica.notify(expected),
    revision: () => replica.revision,
    close: () => replica.close(),
  }
}
