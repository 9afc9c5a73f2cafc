import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A submission of a site. */
interface Told {
  readonly host: string
  readonly key: string
  readonly keyLocation: string
  readonly urlList: readonly string[]
}

/** Starts a fake IndexNow API, whose responses the test defines. */
export async function startReceiver() {
  const notify: Told[] = []
  const statuses: number[] = []
  let seen: (() => void) | undefined
  const server = createServer(async (request, response) => {
    notify.push(JSON.parse(await text(request)))
    response.writeHead(statuses.shift() ?? 200).end()
    seen?.()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    service: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/indexnow`,
    notify,
    /** Sets the status codes of the next responses. Later responses have 200. */
    answers: (...next: number[]) => void statuses.push(...next),
    /** Resolves when the given number of requests has arrived in total. */
    async counts(count: number) {
      while (notify.length < count) await new Promise<void>((resolve) => (seen = resolve))
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
