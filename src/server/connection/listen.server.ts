import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { NodeRequest } from 'srvx/node'
import { siteIdOfHost } from '#app/config/current-site.server.ts'
import { StartError } from '#app/config/start-error.ts'
import { emit, isObserved } from '#app/telemetry/events.server.ts'
import { currentRequest, requestId, runRequest } from '#app/telemetry/request.server.ts'
import { describeSpan, tracedRequest } from '#app/telemetry/tracing.server.ts'
import { cacheHeaders } from '../response/cache-policy.server.ts'
import { plainText } from '../response/plain-text.server.ts'
import { cacheResult } from '../response/cache-status.server.ts'
import { endAfterAnswers, endUnreadConnections, isHeldBack, oneAtATime, type Patience } from './connections.server.ts'
import { dropBody, hasBody } from './request-body.server.ts'
import { sendResponse } from './send-response.server.ts'

const OPTIONS = {
  // Node’s own 400 response would lack the headers that every response carries.
  requireHostHeader: false,
  // Longer than load balancers keep an idle connection (usually 60 s). Otherwise they might send a request into a closed connection.
  keepAliveTimeout: 72_000,
  // Incomplete headers are dropped after this time, plus one checking interval at most.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_500,
  requestTimeout: 60_000,
}

/** Longer paths are cut in spans. */
const MAX_PATH = 500

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', ...cacheHeaders('message') }

type Fields = Readonly<Record<string, string>>
export type Handler = (request: Request) => Response | Promise<Response>

/** Writes a response from memory, including its headers. Returns whether there was one. */
type AtHand = (request: IncomingMessage, response: ServerResponse) => boolean

const PATIENCE: Patience = { ms: 20_000, pipelinedMs: 5_000, everyMs: 1_000 }

/**
 * Creates an HTTP server that responds by `atHand`, or else by `handler`. Every response carries `headers`, including refusals of requests
 * that Node cannot parse. The requests of a connection are handled one after the other.
 */
export function httpServer(headers: Fields, handler: Handler, atHand: AtHand = () => false, patience = PATIENCE): Server {
  const answer = (request: IncomingMessage, response: ServerResponse, refusal = refusalOf(request)) => {
    if (!refusal && !hasBody(request) && isAnsweredAtHand(atHand, request, response)) return
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    void tracedRequest(request.headers, (traceId) =>
      runRequest({ id: requestId(request.headers, traceId), site: siteIdOfHost(request.headers.host ?? '') }, () =>
        send(request, response, refusal ? () => refusal : handler),
      ),
    )
  }
  const server = createServer(OPTIONS, oneAtATime(answer))
  server.on(
    'checkExpectation',
    oneAtATime((request, response) => answer(request, response, refused(417))),
  )
  server.on('clientError', (error, socket) => answerBadConnection(error, socket, headers))
  endUnreadConnections(server, patience)
  return server
}

/** A path or an absolute HTTP URL. Any other target would be resolved to the root. */
const TARGET = /^(?:\/|https?:\/\/|\*$)/
/** A host name or IP address with an optional port. Empty in HTTP/1.0. */
const HOST = /^(?:(?:[\w.-]+|\[[\da-f:.]+\])(?::\d*)?)?$/i

/** Catches exceptions: the caller is the event loop, so an exception here would end the process. */
function isAnsweredAtHand(atHand: AtHand, request: IncomingMessage, response: ServerResponse): boolean {
  try {
    return atHand(request, response)
  } catch (error) {
    logFailure(error)
    if (response.headersSent) response.destroy()
    return response.headersSent
  }
}

/** Logs a failure in one line, with the first line of its stack, because clients can provoke many failures. */
function logFailure(error: unknown): void {
  const place =
    error instanceof Error
      ? (error.stack
          ?.split('\n')
          .find((line) => /^\s+at /.test(line))
          ?.trim() ?? '')
      : ''
  console.error(`[server] A request failed. ${String(error).replace(/\s+/g, ' ')} ${place}`)
}

/** Returns a refusal if a request lacks the `Host` header that its HTTP version requires. */
function refusalOf({ headers: { host }, httpVersion }: IncomingMessage): Response | undefined {
  return host === undefined && httpVersion !== '1.0' ? refused(400) : undefined
}

function refused(status: number): Response {
  return plainText(status, `${STATUS_CODES[status]}`)
}

async function send(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<void> {
  const begun = performance.now()
  try {
    const made = await handled(request, response, handler)
    await dropBody(request, response)
    const bytes = await sendResponse(response, made)
    const { id, site, kind = 'refused' } = currentRequest() ?? {}
    const cache = () => cacheResult(made.headers.get('Cache-Status'))
    describeSpan(() => ({ ...attributesOf(request, made.status), 'vitrine.kind': kind, 'vitrine.cache': cache(), 'vitrine.request_id': id }))
    if (isObserved('answer')) emit('answer', { request, kind, status: made.status, cache: cache(), bytes, begun, id, site })
  } catch (error) {
    logFailure(error)
    response.destroy()
  }
}

/** Returns the attributes of a request for its span, without its query. */
function attributesOf({ method, url = '' }: IncomingMessage, status: number) {
  const [path = ''] = url.split('?', 1)
  return { 'http.request.method': method, 'url.path': path.slice(0, MAX_PATH), 'http.response.status_code': status }
}

async function handled(request: IncomingMessage, response: ServerResponse, handler: Handler): Promise<Response> {
  const { url = '', headers } = request
  const asked = new NodeRequest({ req: request, res: response })
  // The port may be out of range.
  if (!TARGET.test(url) || !HOST.test(headers.host ?? '') || !URL.canParse(asked.url)) return refused(400)
  try {
    return await handler(asked)
  } catch (error) {
    if (!response.destroyed) logFailure(error)
    return refused(500)
  }
}

const STATUSES: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Responds to requests that Node cannot parse: malformed (400), headers too large (431), too slow (408). */
function answerBadConnection(error: NodeJS.ErrnoException, socket: Duplex, headers: Fields): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
  if (socket instanceof Socket && ((isHeldBack(socket) && error.code === 'ERR_HTTP_REQUEST_TIMEOUT') || endAfterAnswers(socket))) return
  const status = STATUSES[error.code ?? ''] ?? 400
  const body = `${STATUS_CODES[status]}\n`
  const lines = Object.entries({ ...headers, ...PLAIN, 'Content-Length': String(body.length), Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Starts to listen and returns the port, which the system chooses if `port` is 0. Listens at the inherited socket `fd` instead, if there is
 * one. Throws a `StartError` with the remedy if listening fails.
 */
export async function listen(server: Server, port: number, host: string, fd?: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(fd === undefined ? { port, host } : { fd }, resolve))
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
  if (code === 'EADDRINUSE') return `Port ${port} of ${host} is already in use. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has. Choose one above 1023: PORT=3000 npm start`
  return `The site cannot listen at ${host} (${code}). HOST must be a name or an address of this machine: HOST=localhost, or HOST=0.0.0.0 for every interface.`
}
