import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What becomes of a request at a gate. */
type Way = (incoming: IncomingMessage, outgoing: ServerResponse, pass: (through?: Through) => void) => void

/** What is done to an answer on its way back. */
type Through = (answer: IncomingMessage, outgoing: ServerResponse) => void

/** A proxy in front of a server of ours, which counts and can be told to fail as networks and services do. */
export interface Gate {
  readonly port: number
  /** Requests that have come so far. */
  count(): number
  /** The paths, with their queries, that were asked for since this was called last. */
  asked(): string[]
  set(way: Way): void
  /** Refuse connections, and end those that there are, as a machine does whose server was killed. */
  kill(): Promise<void>
  /** Listen again on the same port. */
  revive(): Promise<void>
  stop(): Promise<void>
}

export const open: Way = (_incoming, _outgoing, pass) => pass()
/** Ends the connection without an answer. */
export const shut: Way = (incoming) => void incoming.socket.destroy()
/** Takes the request and never answers. */
export const silent: Way = () => undefined
/** Answers itself. */
export const answering =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Way =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)
/** Refuses as Contentful does above its limit; to be asked again in so many seconds. */
const limiting = (seconds = 1): Way =>
  answering(429, '{"sys":{"type":"Error","id":"RateLimitExceeded"},"message":"slow down"}', { 'X-Contentful-RateLimit-Reset': String(seconds) })
/** Answers later. */
export const slow =
  (ms: number): Way =>
  (_incoming, _outgoing, pass) =>
    void setTimeout(pass, ms)
/** Promises the whole answer, sends half of it and breaks off. */
const truncating: Way = (_incoming, _outgoing, pass) =>
  pass((answer, outgoing) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.on('end', () => {
      const body = Buffer.concat(chunks)
      const { 'transfer-encoding': _, ...headers } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length })
      outgoing.write(body.subarray(0, body.length / 2), () => outgoing.socket?.destroySoon())
    })
  })
/** Writes other text into the answers, as only a stranger's service would send it. */
export const rewriting =
  (rewrite: (body: string) => string): Way =>
  (incoming, _outgoing, pass) => {
    delete incoming.headers['accept-encoding']
    pass((answer, outgoing) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const body = Buffer.from(rewrite(Buffer.concat(chunks).toString()))
        const { 'transfer-encoding': _, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': body.length }).end(body)
      })
    })
  }
/** All that can befall a service. */
export const FAULTS: Readonly<Record<string, Way>> = {
  slow: slow(10_000),
  silent,
  limiting: limiting(),
  'failing with 500': answering(500, '{"sys":{"type":"Error","id":"ServerError"},"message":"Internal server error"}'),
  'failing with 502': answering(502, '<html><h1>502 Bad Gateway</h1></html>', { 'Content-Type': 'text/html' }),
  truncating,
  'cutting connections': shut,
}

/** Open a gate in front of a port of this machine. */
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
      // Once the answer is whole its connection may be another request's.
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
