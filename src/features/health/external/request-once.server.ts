import { lookup as lookUpName } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-network.server.ts'

/** Response of an external URL: the status and the target of a redirect. */
export interface Answered {
  readonly status: number
  readonly location: string | undefined
}

/** Thrown if an address belongs to a private network, which is not requested. */
class PrivateAddressError extends Error {
  constructor() {
    super('it leads into a private network, which is not requested')
  }
}

interface Options {
  readonly method: 'HEAD' | 'GET'
  readonly timeoutMs: number
  readonly allowsPrivate: boolean
}

/** User agent, so that operators of other sites can identify the requests. */
const USER_AGENT = 'Vitrine content check'

/** Requests a URL once, without following redirects or reading the body. Throws if there is no response. */
export function requestOnce(url: URL, { method, timeoutMs, allowsPrivate }: Options): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>()
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new PrivateAddressError()
  const { request } = url.protocol === 'https:' ? https : http
  const asked = request(url, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'User-Agent': USER_AGENT, Accept: '*/*' },
    agent: false,
    // Checked when connecting: the name may resolve to another address at the next lookup.
    lookup: allowsPrivate ? undefined : publicLookup,
  })
  asked.on('response', (response) => {
    resolve({ status: response.statusCode ?? 0, location: response.headers.location })
    response.destroy()
  })
  asked.on('error', reject)
  asked.end()
  return promise
}

const publicLookup: LookupFunction = (name, options, done) => {
  lookUpName(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const open = addresses.filter(({ address }) => !isPrivateAddress(address))
    const [first] = open
    if (!first) return done(new PrivateAddressError(), '')
    if (options.all) return done(null, open)
    done(null, first.address, first.family)
  })
}
