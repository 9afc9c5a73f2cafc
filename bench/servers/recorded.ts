import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { Ask } from '../load/job.ts'

/** An answer as it came over the wire. */
export interface Recorded {
  readonly status: number
  /** Name, value, name, value, in their order and spelling. */
  readonly headers: readonly string[]
  /** Base64, as it can be handed to another process. */
  readonly body: string
}

/** Node writes these itself, each time anew. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** Ask a server once and keep the very bytes of the answer. */
export async function record(url: string, { method = 'GET', path, headers }: Ask): Promise<Recorded> {
  const asked = request(new URL(path, url), { method, headers: { ...headers } }).end()
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error(`${path} was not answered.`)
  const body = Buffer.concat(await Array.fromAsync(response))
  const pairs = Array.from({ length: response.rawHeaders.length / 2 }, (_, index) => response.rawHeaders.slice(index * 2, index * 2 + 2))
  return { status: response.statusCode ?? 0, headers: pairs.filter(([name = '']) => !OWN.has(name.toLowerCase())).flat(), body: body.toString('base64') }
}

/** The value of a header of a recorded answer. */
export function headerOf({ headers }: Recorded, name: string): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name)
  return at === -1 ? undefined : headers[at + 1]
}
