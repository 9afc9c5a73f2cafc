import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** The treatment of a request at a gate. */
type Way = (incoming: IncomingMessage, outgoing: ServerResponse, pass: (through?: Through) => void) => void

/** The treatment of a response on its way back. */
type Through = (answer: IncomingMessage, outgoing: ServerResponse) => void

/** Treats a response when its body is complete. */
const onceWhole =
  (treat: (body: Buffer, answer: IncomingMessage, outgoing: ServerResponse) => void): Through =>
  (answer, outgoing) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => treat(Buffer.concat(chunks), answer, outgoing))
  }

/** A proxy in front of a server, which counts requests and can simulate failures of networks and services. */
export interface Gate {
  readonly port: number
  /** Returns the number of requests so far. */
  count(): number
  /** Returns the paths, with queries, that were requested since the previous call. */
  asked(): string[]
  set(way: Way): void
  /** Refuses connections and ends existing ones, as if the server had been killed. */
  kill(): Promise<void>
  /** Listens again on the same port. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export const open: Way = (_incoming, _outgoing, pass) => pass()
/** Ends the connection without a response. */
export const shut: Way = (incoming) => void incoming.socket.destroy()
/** Accepts the request and never responds. */
export const silent: Way = () => undefined
/** Responds without the server. */
export const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Way =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
/** Responds as Contentful does above its rate limit, with the seconds to wait. */
const limiting = (seconds = 1): Way =>
  answering(429, '{"sys":{"type":"Error","id":"RateLimitExceeded"},"message":"slow down"}', { 'X-Contentful-RateLimit-Reset': String(seconds) })
/** Delays the response. */
export const slow =
  (ms: number): Way =>
  (_incoming, _outgoing, pass) =>
    void setTimeout(pass, ms)
/** Sends an HTML document up to the end of a marker, and the rest after a delay in ms. Fails the request if the document has no marker. */
export const pausing =
  (marker: string, ms: number): Way =>
  (incoming, _outgoing, pass) => {
    if (!incoming.headers.accept?.includes('text/html')) return pass()
    delete incoming.headers['accept-encoding']
    pass(
      onceWhole((body, answer, outgoing) => {
        const at = body.indexOf(marker)
        if (at === -1) return void outgoing.writeHead(502).end(`The document has no ${marker}.`)
        outgoing.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] ?? 'text/html' })
        outgoing.write(body.subarray(0, at + marker.length))
        setTimeout(() => outgoing.end(body.subarray(at + marker.length)), ms)
      }),
    )
  }
/** Announces the whole response, sends half of it and disconnects. */
const truncating: Way = (_incoming, _outgoing, pass) =>
  pass(
    onceWhole((body, answer, outgoing) => {
      const { 'transfer-encoding': _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length })
      outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket?.destroySoon())
    }),
  )
/** Replaces text in the responses, as a malicious service could. */
export const rewriting =
  (rewrite: (body: string) => string): Way =>
  (incoming, _outgoing, pass) => {
    delete incoming.headers['accept-encoding']
    pass(
      onceWhole((whole, answer, outgoing) => {
        const body = Buffer.from(rewrite(whole.toString()))
        const { 'transfer-encoding': _, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body)
      }),
    )
  }
/** All simulated failures. */
export const FAULTS: Readonly<Record<string, Way>> = {
  slow: slow(10_000),
  silent,
  limiting: limiting(),
  'failing with 500': answering(500, '{"sys":{"type":"Error","id":"ServerError"},"message":"Internal server error"}'),
  'failing with 502': answering(502, '<html><h1>502 Bad Gateway</h1></html>', { 'Content-Type': 'text/html' }),
  truncating,
  'cutting connections': shut,
}

/** Opens a gate in front of a local port. */
export async function startGate(to: number): Promise<Gate> {
  let way = open
  let count = 0
  let paths: string[] = []
  const server = createServer((incoming, outgoing) => {
    count += 1
    paths.push(incoming.url ?? '')
    way(incoming, outgoing, (through = handOn) => {
      const onward = request({ host: 'localhost', port: to, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) =>
        through(answer, outgoing),
      )
      onward.on('error', () => incoming.socket.destroy())
      // After the response is complete, the connection may belong to another request.
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) onward.destroy()
      })
      incoming.pipe(onward)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')
  const { port } = address
  const kill = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return {
    port,
    count: () => count,
    asked() {
      const asked = paths
      paths = []
      return asked
    },
    set: (next) => (way = next),
    kill,
    async revive() {
      way = open
      if (server.listening) return
      server.listen(port, 'localhost')
      await once(server, 'listening')
    },
    stop: kill,
  }
}

const handOn: Through = (answer, outgoing) => {
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
  answer.pipe(outgoing)
}
