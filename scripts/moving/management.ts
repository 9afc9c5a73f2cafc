import { createClient } from 'contentful-management'
import { z } from 'zod'
import { assetSigner, type AssetSigner } from '../../src/content/client/protection/asset-signer.server.ts'
import type { Destination } from './destination.ts'

/** A request to the management API. The URL is relative to the environment of a space. */
export interface Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** `/entries/x` */
  readonly url: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly data?: unknown
}

/** The management API of one environment. Rejects with the errors of Contentful's client. */
export type Management = (request: Request) => Promise<unknown>

/** Creates a client for the management API of a space. If the API limits requests, the client waits as requested and retries `retries` times. */
export function management({ spaceId, environment, token, host, isInsecure }: Destination, retries: number): Management {
  const client = createClient({ accessToken: token, host, insecure: isInsecure, retryLimit: retries, logHandler: () => undefined }, { type: 'plain' })
  const base = `/spaces/${spaceId}/environments/${environment}`
  return ({ url, ...request }) => client.raw.http<unknown>(`${base}${url}`, request)
}

const assetKey = z.object({ policy: z.string(), secret: z.string() })

/** Returns a signer for URLs of protected files. The management API creates its key. */
export function signerOf(destination: Destination, retries: number): AssetSigner {
  const request = management(destination, retries)
  return assetSigner({ createAssetKey: async (expiresAt) => assetKey.parse(await request({ method: 'POST', url: '/asset_keys', data: { expiresAt } })) })
}
