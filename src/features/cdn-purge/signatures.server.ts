import { createHmac, hash, type BinaryLike } from 'node:crypto'

/** A request to sign. */
interface Unsigned {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface AwsCredentials {
  readonly keyId: string
  readonly secret: string
  readonly region: string
  readonly service: string
}

/** Returns the headers of a request with AWS Signature Version 4. The path must need no escaping. */
export function signedForAws({ method, url, headers, body }: Unsigned, { keyId, secret, region, service }: AwsCredentials, now: Date): Record<string, string> {
  const { host, pathname, searchParams } = new URL(url)
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = moment.slice(0, 8)
  const signed = Object.entries({ ...headers, host, 'x-amz-date': moment })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  searchParams.sort()
  const query = searchParams.toString().replaceAll('+', '%20')
  const canonical = [method, pathname, query, ...signed.map(([name, value]) => `${name}:${value}`), '', names, hash('sha256', body)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [day, region, service, 'aws4_request'].reduce<BinaryLike>((last, part) => hmac(last, part), `AWS4${secret}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, hash('sha256', canonical)].join('\n')).toString('hex')
  return { ...headers, 'x-amz-date': moment, Authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names}, Signature=${signature}` }
}

interface EdgeGridCredentials {
  readonly clientToken: string
  readonly clientSecret: string
  readonly accessToken: string
}

/** Maximum bytes of a body that Akamai's signature covers. */
const MAX_SIGNED_BODY = 131_072

/** Returns the `Authorization` header of a request to Akamai (EdgeGrid). `nonce` must differ between requests. */
export function edgeGridAuthorization(
  { method, url, body }: Omit<Unsigned, 'headers'>,
  { clientToken, clientSecret, accessToken }: EdgeGridCredentials,
  now: Date,
  nonce: string,
): string {
  const { protocol, host, pathname, search } = new URL(url)
  const timestamp = `${now.toISOString().slice(0, 19).replaceAll('-', '')}+0000`
  const unsigned = `EG1-HMAC-SHA256 client_token=${clientToken};access_token=${accessToken};timestamp=${timestamp};nonce=${nonce};`
  const ofBody = method === 'POST' && body !== '' ? hash('sha256', Buffer.from(body).subarray(0, MAX_SIGNED_BODY), 'base64') : ''
  const data = [method, protocol.slice(0, -1), host, pathname + search, '', ofBody, unsigned].join('\t')
  const key = hmac(clientSecret, timestamp).toString('base64')
  return `${unsigned}signature=${hmac(key, data).toString('base64')}`
}

function hmac(key: BinaryLike, data: string): Buffer {
  return createHmac('sha256', key).update(data).digest()
}
