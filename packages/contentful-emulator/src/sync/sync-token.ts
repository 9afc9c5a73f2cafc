import { syncTokenInvalid } from '../http/errors.ts'
import { decodeOpaque, encodeOpaque } from '../http/opaque-token.ts'

const FORMAT = 1

const SYNC_TYPES = ['all', 'Entry', 'Asset', 'Deletion', 'DeletedEntry', 'DeletedAsset'] as const
export type SyncType = (typeof SYNC_TYPES)[number]

/** Content of a sync token. The token contains all its state, so the service stores nothing per client. */
export interface SyncToken {
  readonly epoch: string
  /** Changes after this number are new to the client. `undefined` for an initial sync, which returns all resources. */
  readonly since: number | undefined
  /** The number of the last change when the first of several pages was requested. */
  readonly until: number
  readonly type: SyncType
  readonly contentType: string | undefined
  readonly limit: number
  /** The last item of the previous page, in the order of the log. */
  readonly after: { readonly updatedAt: string; readonly key: string } | undefined
}

/** Encodes a token as URL-safe text. */
export function encodeSyncToken({ epoch, since, until, type, contentType, limit, after }: SyncToken): string {
  return encodeOpaque([FORMAT, epoch, since ?? null, until, type, contentType ?? null, limit, after?.updatedAt ?? null, after?.key ?? null])
}

/** Decodes a token. Throws if the text is not a valid token. */
export function decodeSyncToken(token: string): SyncToken {
  const [format, epoch, since, until, type, contentType, limit, updatedAt, key] = decodeOpaque(token)
  if (format !== FORMAT || typeof epoch !== 'string' || typeof until !== 'number' || !isSyncType(type)) throw syncTokenInvalid()
  if (typeof limit !== 'number' || !(limit >= 1 && limit <= 1000)) throw syncTokenInvalid()
  return {
    epoch,
    until,
    type,
    limit,
    since: typeof since === 'number' ? since : undefined,
    contentType: typeof contentType === 'string' ? contentType : undefined,
    after: typeof updatedAt === 'string' && typeof key === 'string' ? { updatedAt, key } : undefined,
  }
}

/** Returns whether a `type` parameter is valid. */
export function isSyncType(type: unknown): type is SyncType {
  return SYNC_TYPES.some((known) => known === type)
}
