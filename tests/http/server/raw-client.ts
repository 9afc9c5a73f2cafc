import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Opens a connection that does not read until a test requests it. */
export async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  // If the server ends the connection, the test must not fail.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const STATUS_LINE = /HTTP\/1\.1 (\d{3}) /g
const LENGTH_OF_STATUS_LINE = 'HTTP/1.1 200 '.length

/** Reads responses from a connection until `count` have arrived. Returns their status codes. Bodies of the test servers contain no status line. */
export async function statuses(socket: Socket, count: number, ms = 15_000): Promise<number[]> {
  const found: number[] = []
  let unread = ''
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const listen = (chunk: Buffer) => {
    const read = unread + chunk.toString('latin1')
    for (const [, status] of read.matchAll(STATUS_LINE)) found.push(Number(status))
    // A status line may be divided between two chunks.
    unread = read.slice(1 - LENGTH_OF_STATUS_LINE)
    if (found.length >= count) resolve()
  }
  socket.on('data', listen).once('close', resolve)
  await promise
  clearTimeout(timer)
  socket.off('data', listen)
  return found
}

/** Formats a GET request. */
export function get(path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`
}
