import { createHmac } from 'node:crypto'
import type { ContentfulClientApi } from 'contentful'
import { z } from 'zod'
import { reportContent } from '../../reading/report.server.ts'
import { describe } from '../fault.server.ts'
import { assetKeys, type AssetKey } from './asset-keys.server.ts'
import { securedAddress } from '../../media/protected-address.ts'

/** Signs addresses of protected files. */
export interface AssetSigner {
  /**
   * Returns an address that is valid for 15 to 30 minutes, or until `notAfter` (milliseconds since 1970, by the clock of the machine).
   *
   * Returns addresses that need no signature unchanged. Returns `undefined` if the space creates no key.
   */
  sign(url: string, notAfter?: number): Promise<string | undefined>
}

const QUARTER_SECONDS = 15 * 60
const created = z.object({ policy: z.string().min(1), secret: z.string().min(1) })

/** Creates a signer with asset keys of the client's space. */
export function assetSigner(client: Pick<ContentfulClientApi<undefined>, 'createAssetKey'>): AssetSigner {
  const keyUntil = assetKeys(
    async (expiresAt) => created.parse(await client.createAssetKey(expiresAt)),
    (error) => reportContent({ entry: '(space)', problem: `creates no asset keys (${describe(error)}); protected files are not served until it does` }),
  )
  return {
    async sign(url, notAfter = Infinity) {
      const address = securedAddress(url)
      if (address === undefined) return url
      const begun = Math.floor(Date.now() / 1000 / QUARTER_SECONDS) * QUARTER_SECONDS
      // All visitors receive the same address within a quarter of an hour, so that browsers and proxies can cache the file.
      const ends = Math.min(begun + 2 * QUARTER_SECONDS, Math.floor(notAfter / 1000))
      const key = await keyUntil(begun + 2 * QUARTER_SECONDS)
      return key && signed(url, address, key, { iat: begun, exp: ends })
    },
  }
}

/** Extends `fetchMedia` to sign the addresses of protected files. */
export function signing<Media extends { fetchMedia(url: string, signal: AbortSignal): Promise<Response> }>(media: Media, signer: AssetSigner) {
  return {
    ...media,
    signer,
    async fetchMedia(url: string, signal: AbortSignal): Promise<Response> {
      const address = await signer.sign(url)
      return address === undefined ? new Response(null, { status: 503 }) : media.fetchMedia(address, signal)
    },
  }
}

function signed(url: string, address: string, { policy, secret }: AssetKey, times: { readonly iat: number; readonly exp: number }): string {
  const unsigned = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: address, ...times },
  ]
    .map(encodedPart)
    .join('.')
  const token = `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`
  return `${url}${url.includes('?') ? '&' : '?'}token=${token}&policy=${policy}`
}

function encodedPart(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
