import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { NodeRequest, sendNodeResponse } from 'srvx/node'
import { StartError } from '#app/config/start-error.ts'
import { cacheHeaders } from '../response/cache-policy.server.ts'
import { plainText } from '../response/plain-text.server.ts'

const OPTIONS = {
  // Node would refuse who names no host without the headers that every response carries.
  requireHostHeader: false,
  // Longer than balancers keep an idle connection (60 s is usual), or they send a request into one that just ended.
  keepAliveTimeout: 72_000,
  // Headers that do not end are dropped, at the latest one interval later.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_500,
  requestTimeout: 60_000,
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('message') }

type Fields = Readonly<Record<string, string>>
/** Answers a request. */
export type Handler = (request: Request) => Response | Promise<Response>

/** Answers what is at hand whole, headers included; tells whether it could. */
type AtHand = (request: IncomingMessage, response: ServerResponse) => boolean

/** Make an HTTP server that answers by `atHand`, or else by `handler`. Every response carries `headers`, also what Node itself refuses. */
export function httpServer(headers: Fields, handler: Handler, atHand: AtHand = () => false): Server {
  const server = createServer(OPTIONS, (request, response) => {
    const isUnaddressed = request.headers.host === undefined && request.httpVersion !== '1.0'
    if (!isUnaddressed && atHand(request, response)) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    void send(request, response, isUnaddressed ? () => plainText(400, `${STATUS_CODES[400]}`) : handler)
  })
  server.on('clientError', (error, socket) => answerBadConnection(error, socket, headers))
  return server
}

async function send(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  try {
    // A path or a whole address of http; anything else would be read as the root.
    const isAddress = /^(?:\/|https?:\/\/|\*$)/.test(request.url ?? '')
    await sendNodeResponse(response, isAddress ? await handler(new NodeRequest({ req: request, res: response })) : plainText(400, `${STATUS_CODES[400]}`))
  } catch (error) {
    console.error('[server] A request failed.', error)
    if (response.headersSent) response.destroy()
    else await sendNodeResponse(response, plainText(500, `${STATUS_CODES[500]}`))
  }
}

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answer what Node could not read as HTTP: malformed (400), too large a header (431), too slow (408). */
function answerBadConnection(error: NodeJS.ErrnoException, socket: Duplex, headers: Fields): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = `${STATUS_CODES[status]}\n`
  const lines = Object.entries({ ...headers, ...PLAIN, 'Content-Length': String(body.length), Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/** Start to listen; gives the port, which differs from the one asked for where that was 0. Throws a `StartError` that says what to change where that is not possible. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  } catch (error) {
    throw isSystemError(error) ? new StartError(remedy(error, port, host)) : error
  }
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error
}

function remedy({ code }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is taken by another program. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`
  return `The site cannot listen at ${host} (${code}). HOST must be a name or an address of this machine: HOST=localhost, or HOST=0.0.0.0 for every interface.`
}
