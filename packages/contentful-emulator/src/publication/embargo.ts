import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { isObject, type Json, type JsonObject } from '../json/json.ts'

/**
 * How the assets of a space are protected.
 *
 * `preparation`: keys can be created, but all addresses are public.
 *
 * `unpublished`: the Preview API returns secure addresses. Public addresses of unpublished assets are refused.
 *
 * `all`: only signed addresses are served.
 */
export type EmbargoMode = 'preparation' | 'unpublished' | 'all'

interface AssetKey {
  readonly policy: string
  readonly secret: string
}

/** Creates asset keys and verifies addresses signed with them. The secret is derived from the policy, so nothing is stored. */
export class AssetKeys {
  readonly #key: Buffer

  /** Keys remain valid as long as `key` is the same. */
  constructor(key: Buffer = randomBytes(32)) {
    this.#key = key
  }

  create(spaceId: string, expiresAt: number): AssetKey {
    const policy = [
      { alg: 'HS256', typ: 'JWT', kid: '1:1' },
      { exp: expiresAt, sub: spaceId, aud: 'adn', jti: randomUUID(), 'ctf:unpub': false },
    ]
      .map(encodePart)
      .join('.')
    return { policy, secret: this.#secretOf(spaceId, policy) }
  }

  /** Returns whether `token` was signed for this address with the secret of `policy`, and both have not expired. */
  allows(address: { readonly spaceId: string; readonly urls: readonly string[] }, token: string, policy: string): boolean {
    const now = Date.now() / 1000
    const granted = decodePart(policy.split('.')[1])
    if (!granted || granted['sub'] !== address.spaceId || !isFuture(granted['exp'], now)) return false
    const [header = '', payload = '', signature = '', ...more] = token.split('.')
    if (more.length > 0 || decodePart(header)?.['alg'] !== 'HS256') return false
    const expected = createHmac('sha256', this.#secretOf(address.spaceId, policy)).update(`${header}.${payload}`).digest()
    const given = Buffer.from(signature, 'base64url')
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
    const claims = decodePart(payload)
    const subject = claims?.['sub']
    if (claims === undefined || typeof subject !== 'string') return false
    return (claims['exp'] === undefined || isFuture(claims['exp'], now)) && address.urls.includes(subject.replace(/^https?:/, ''))
  }

  #secretOf(spaceId: string, policy: string): string {
    return createHmac('sha256', this.#key).update(`${spaceId}\n${policy}`).digest('base64url')
  }
}

const isFuture = (time: Json | undefined, now: number) => typeof time === 'number' && time > now

const encodePart = (part: JsonObject) => Buffer.from(JSON.stringify(part)).toString('base64url')

function decodePart(part: string | undefined): JsonObject | undefined {
  try {
    const decoded: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
    return isObject(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}
