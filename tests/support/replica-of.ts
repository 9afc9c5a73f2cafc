import { createClient, type ContentfulClientApi } from 'contentful'
import { vi } from 'vitest'
import type { SpaceReader } from '../../src/content/client/content-source.ts'
import { remote } from '../../src/content/client/remote/remote.server.ts'
import { upstream } from '../../src/content/following/upstream.server.ts'
import { Replica } from '../../src/content/replica/replica.server.ts'
import type { FedChange } from 'contentful-emulator/feed/fed-space.ts'
import { SPACE } from '../../packages/contentful-emulator/tests/example-space.ts'
import type { FollowedSpace } from './followed-space.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A replica that the SDK can query. */
export interface OpenReplica {
  readonly replica: Replica
  readonly client: ContentfulClientApi<undefined>
  readonly changes: FedChange[]
  /** The logged messages. */
  readonly said: string[]
}

export function newFolder(): string {
  return temporaryFolder('replica')
}

/** Waits until sources can be read. On a busy machine, the first copy of a space takes longer than a start waits for it. */
export async function firstCopy(...sources: readonly (Pick<SpaceReader, 'client'> | undefined)[]): Promise<void> {
  for (const source of sources) await vi.waitFor(() => source?.client.getLocales(), { timeout: 30_000, interval: 50 })
}

/** Opens a replica of a space. */
export async function replicaOf({ env }: FollowedSpace, folder = newFolder(), intervalMs = 50, host = 'space.test'): Promise<OpenReplica> {
  const closing = new AbortController()
  const said: string[] = []
  const changes: FedChange[] = []
  const replica = await Replica.open({
    of: { host, space: SPACE, environment: 'master' },
    space: upstream(remote(env, SPACE).within, closing.signal),
    folder,
    intervalMs,
    log: (message) => said.push(message),
    closing,
  })
  replica.onChange((change) => changes.push(change))
  const client = createClient({
    space: SPACE,
    environment: 'master',
    accessToken: 'x',
    adapter: replica.adapter,
    retryOnError: false,
    logHandler: () => undefined,
  })
  return { replica, client, changes, said }
}
