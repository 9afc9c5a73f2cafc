import { CONTENT_TAKEN_OVER } from '../development.ts'
import { Replica, type ReplicaOptions } from './replica.server.ts'

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
