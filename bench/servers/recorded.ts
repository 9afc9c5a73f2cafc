import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Ask } from '../load/job.ts'

/** A recorded response. */
export interface Recorded {
  readonly status: number
  /** Names and values in turns, in their original order and spelling. */
  readonly headers: readonly string[]
  /** The bytes in Base64, so that they can be sent to another process. */
  readonly body: string
}

/** Headers that Node adds to each response. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Sends a request and records the exact bytes of the response. */
export async function record(url: string, { method = 'GET', path, headers }: Ask): Promise<Recorded> {
  const asked = request(new URL(path, url), { method, headers: { ...headers } }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error(`${path} was not answered.`)
  const body = Buffer.concat(await Array.fromAsync(response))
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index) => response.rawHeaders.slice(index * 2, index * 2 + 2))
  return { status: response.statusCode ?? 0, headers: pairs.filter(([name = '']) => !OWN.has(name.toLowerCase())).flat(), body: body.toString('base64') }
}

/** Returns the value of a header of a recorded response. */
export function headerOf({ headers }: Recorded, name: string): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name)
  return at === -1 ? undefined : headers[at + 1]
}
