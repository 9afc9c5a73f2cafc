import type { SpaceMapping } from 'content-mapping/space-mapping.ts'
import type { SpaceReader, StoredContent } from '../client/content-source.ts'
import { clientInProcess } from '../client/embedded/client-in-process.server.ts'
import { DeliveryError } from '../error.ts'
import type { Expected } from '../following/expectations.server.ts'
import { Replica, type ReplicaOptions } from './replica.server.ts'
import { replicaConnection, describeState } from './replica-state.server.ts'
import { CONTENT_TAKEN_OVER } from '../development.ts'

/** Creates the parts of a source that answer from a replica. */
export function replicaSource(replica: Replica, { id, environment }: SpaceReader['space'], mapping: SpaceMapping | undefined) {
  const client = clientInProcess(replica.adapter, id, environment)
  return {
    client,
    within: () => client,
    connection: replicaConnection(() => replica.state),
    state: () => describeState(replica.state),
    mapped: () => mapping?.mapped(),
    stored: () => storedIn(replica),
    notify: (expected?: Expected) => replica.notify(expected),
    revision: () => replica.revision,
    close: () => replica.close(),
  }
}

function storedIn({ stored, state }: Replica): StoredContent {
  if (!stored) throw state.kind === 'empty' ? state.error : new DeliveryError('unreachable', 'there is nothing yet')
  const { contentTypes, locales } = stored.model
  return { contentTypes, locales, resources: stored.resources }
}

declare global {
  /** In development, an edit evaluates this module again in the same process. */
  var contentReplica: Replica | undefined
}

/** Opens the replica of this process, and closes the replica of an earlier evaluation of this module. */
export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  await globalThis.contentReplica?.close()
  const replica = await Replica.open(options)
  globalThis.contentReplica = replica
  if (import.meta.hot) replica.onChange(() => import.meta.hot?.send(CONTENT_TAKEN_OVER))
  return replica
}
