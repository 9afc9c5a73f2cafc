import { z } from 'zod'
import type { Destination } from '../destination.ts'
import type { Kind, SpaceContents } from '../space/contents.ts'
import type { PushRecord } from './record.ts'

interface Changed {
  readonly kind: Kind
  readonly id: string
  readonly resource: SpaceContents[Kind][number]
  /** The counterpart in the space. */
  readonly other: SpaceContents[Kind][number]
  readonly destination: Destination
  readonly record: PushRecord
}

/** Returns why a change may overwrite newer work, or `undefined` if the space is unchanged since the last push or pull. */
export function conflictOf({ kind, id, resource, other, destination, record }: Changed): string | undefined {
  if (isUntouched(kind, other)) return undefined
  const known = [record.get(`${kind}:${id}`), versionOfPull(resource, destination)].filter((each) => each !== undefined)
  const { version = 0, updatedAt } = other.sys ?? {}
  const when = updatedAt === undefined ? '' : ` at ${updatedAt}`
  if (known.length === 0) return `was changed in the space${when}, and the newer version is unknown`
  return version > Math.max(...known) ? `was changed in the space${when}, after it was last pushed or pulled` : undefined
}

/** Returns whether a resource has its initial state: an editor interface that Contentful created, or an asset without a processed file. */
function isUntouched(kind: Kind, other: SpaceContents[Kind][number]): boolean {
  if (kind === 'editorInterfaces') return (other.sys?.version ?? 0) <= 1
  return kind === 'assets' && Object.values(withFiles.safeParse(other).data?.fields.file ?? {}).some(({ url }) => url === undefined)
}

const withFiles = z.object({ fields: z.object({ file: z.record(z.string(), z.looseObject({ url: z.string().optional() })) }) })

/** Returns the version at which a resource was pulled, if it was pulled from this space. */
function versionOfPull({ sys }: SpaceContents[Kind][number], { spaceId, environment }: Destination): number | undefined {
  const isFromHere = sys?.space?.sys.id === spaceId && (sys.environment?.sys.id ?? 'master') === environment
  return isFromHere ? sys.version : undefined
}
