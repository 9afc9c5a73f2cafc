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

export type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>] | 'none'

/** Starts a fake of the API of a CDN. Answers 200, unless a test sets the next answers, or `answerTo` returns another one. */
export async function startReceiver(answerTo: (request: Received) => Answer = () => [200]) {
  const received: Received[] = []
  const next: Answer[] = []
  const server = createServer(async (request, response) => {
    const { method, url, headers } = request
    const complete = { method, url, headers, body: await text(request) }
    received.push(complete)
    const answer = next.shift() ?? answerTo(complete)
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
