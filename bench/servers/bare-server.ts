import { createServer } from 'node:http'
import type { Recorded } from './recorded.ts'

// The least that Node can do: one answer, held in memory, for whatever is asked.

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
