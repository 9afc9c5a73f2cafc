import { CONTENT_TAKEN_OVER } from '../development.ts'
import { Replica, type ReplicaOptions } from './replica.server.ts'

declare global {
  /** While the site is developed its code is evaluated anew after each edit, but the process stays. */
  var contentReplica: Replica | undefined
}

/** Open the replica of this process, in place of the one that an earlier evaluation of the code has opened. */
export async function openReplica(options: ReplicaOptions): Promise<Replica> {
  await globalThis.contentReplica?.close()
  const replica = await Replica.open(options)
  globalThis.contentReplica = replica
  if (import.meta.hot) replica.onChange(() => import.meta.hot?.send(CONTENT_TAKEN_OVER))
  return replica
}
