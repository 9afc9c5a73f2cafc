import { createServer } from 'node:http'
import type { Recorded } from './recorded.ts'

// The minimum that Node can do: responds to each request with the same bytes from memory.

let status = 503
let headers: readonly string[] = []
let body: Uint8Array | undefined

process.on('message', (held: Recorded) => {
  if (typeof held !== 'object') return
  ;({ status, headers } = held)
  body = held.body === '' ? undefined : Buffer.from(held.body, 'base64')
})
const server = createServer({ keepAliveTimeout: 72_000 }, (_, response) => void response.writeHead(status, [...headers]).end(body))
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`answers at http://localhost:${typeof address === 'object' && address ? address.port : ''}`)
})
