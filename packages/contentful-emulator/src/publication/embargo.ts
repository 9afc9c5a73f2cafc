import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { isObject, type Json, type JsonObject } from '../json/json.ts'

/**
 * How far the assets of a space are protected:
 * in `preparation` keys can be made but every address is public; with `unpublished` the Preview API gives
 * secure addresses and public ones of unpublished assets are refused; with `all` only signed addresses answer.
 */
export type EmbargoMode = 'preparation' | 'unpublished' | 'all'

interface AssetKey {
  readonly policy: string
  readonly secret: string
}

/** Makes asset keys and checks addresses signed with them. The secret follows from the policy, so nothing is stored. */
export class AssetKeys {
  readonly #key: Buffer

  /** Keys made with one `key` stay valid as long as it is kept. */
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

  /** Tell whether `token` was made for this address with the secret that belongs to `policy`, and both still hold. */
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
