import { createClient } from 'contentful-management'
import { z } from 'zod'
import { assetSigner, type AssetSigner } from '../../src/content/client/protection/asset-signer.server.ts'
import type { Destination } from './destination.ts'

/** What is asked of the management API, below the environment of a space. */
export interface Request {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** `/entries/x` */
  readonly url: string
  readonly headers?: Readonly<Record<string, string | number>>
  readonly data?: unknown
}

/** The management API of one environment. Answers that say no are thrown as Contentful's client throws them. */
export type Management = (request: Request) => Promise<unknown>

/** Open the management API of a space; waits as the API asks where requests are too many, and asks so many times again. */
export function management({ spaceId, environment, token, host, isInsecure }: Destination, retries: number): Management {
  const client = createClient({ accessToken: token, host, insecure: isInsecure, retryLimit: retries, logHandler: () => undefined }, { type: 'plain' })
  const base = `/spaces/${spaceId}/environments/${environment}`
  return ({ url, ...request }) => client.raw.http<unknown>(`${base}${url}`, request)
}

const assetKey = z.object({ policy: z.string(), secret: z.string() })

/** Signs addresses of protected files with a key that the management API creates. */
export function signerOf(destination: Destination, retries: number): AssetSigner {
  const request = management(destination, retries)
  return assetSigner({ createAssetKey: async (expiresAt) => assetKey.parse(await request({ method: 'POST', url: '/asset_keys', data: { expiresAt } })) })
}
