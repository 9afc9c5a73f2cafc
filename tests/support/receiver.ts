import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** A request that a receiver recorded. */
export interface Received {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>] | 'none'

/** Starts a stand-in for the API of a CDN. Answers 200, unless a test sets the next answers. */
export async function startReceiver() {
  const received: Received[] = []
  const next: Answer[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    received.push({ method, url, headers, body: await text(request) })
    const answer = next.shift() ?? [200]
    if (answer !== 'none') response.writeHead(answer[0], answer[1]).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    received,
    answers: (...answers: readonly Answer[]) => void next.push(...answers),
    async close() {
      server.close().closeAllConnections()
    },
  }
}
