import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'

/** What becomes of a request at a gate. */
type Way = (incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void) => void

/** A proxy in front of a server of ours, which can be told to fail as networks and services do. */
export interface Gate {
  readonly port: number
  /** Requests that have come so far. */
  count(): number
  set(way: Way): void
  stop(): Promise<void>
}

export const open: Way = (_incoming, _outgoing, pass) => pass()
/** Ends the connection without an answer. */
export const shut: Way = (incoming) => void incoming.socket.destroy()
/** Takes the request and never answers. */
export const silent: Way = () => undefined
/** Answers itself. */
export const answering =
  (status: number, body: string): Way =>
  (_incoming, outgoing) =>
    void outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(body)

/** Open a gate in front of a port of this machine. */
export async function startGate(to: number): Promise<Gate> {
  let way = open
  let count = 0
  const server = createServer((incoming, outgoing) => {
    count += 1
    way(incoming, outgoing, () => {
      const onward = request({ host: 'localhost', port: to, path: incoming.url, method: incoming.method, headers: incoming.headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      onward.on('error', () => incoming.socket.destroy())
      outgoing.on('close', () => onward.destroy())
      incoming.pipe(onward)
    })
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The gate has no port.')
  return {
    port: address.port,
    count: () => count,
    set: (next) => (way = next),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
