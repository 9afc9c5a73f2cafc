import { createClient } from 'contentful-management'
import { z } from 'zod'
import { assetSigner, type AssetSigner } from '../../src/content/client/protection/asset-signer.server.ts'
import type { Destination } from './destination.ts'

/** A request to the management API. */
export interface Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** `/entries/x`, relative to the environment of a space or to the API. */
  readonly url: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly data?: unknown
}

/** Requests to the management API. Rejects with the errors of Contentful's client. */
export type Management = (request: Request) => Promise<unknown>

/** Creates a client for the whole management API. If the API limits requests, the client waits as requested and retries `retries` times. */
export function http({ token, host, isInsecure }: Destination, retries: number): Management {
  const client = createClient({ accessToken: token, host, insecure: isInsecure, retryLimit: retries, logHandler: () => undefined }, { type: 'plain' })
  return ({ url, ...request }) => client.raw.http<unknown>(url, request)
}

/** Creates a client for the management API of a space, like `http`. */
export function management(destination: Destination, retries: number): Management {
  const request = http(destination, retries)
  const base = `/spaces/${destination.spaceId}/environments/${destination.environment}`
  return ({ url, ...options }) => request({ url: `${base}${url}`, ...options })
}

const assetKey = z.object({ policy: z.string(), secret: z.string() })

/** Returns a signer for URLs of protected files. The management API creates its key. */
export function signerOf(destination: Destination, retries: number): AssetSigner {
  const request = management(destination, retries)
  return assetSigner({ createAssetKey: async (expiresAt) => assetKey.parse(await request({ method: 'POST', url: '/asset_keys', data: { expiresAt } })) })
}
