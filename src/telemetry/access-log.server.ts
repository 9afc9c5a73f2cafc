import { observe, type AnswerEvent } from './events.server.ts'
import type { Log } from './log.server.ts'
import { requestId } from './request.server.ts'

/** `full` adds the query and the address of the client. */
export const ACCESS_LOGS = ['off', 'on', 'full'] as const
export type AccessLog = (typeof ACCESS_LOGS)[number]

/** Longer addresses are cut, so that a line stays a line. */
const MAX_LENGTH = 500

/** Writes one line per answered request. Returns a function that ends this. */
export function writeAccessLog(mode: AccessLog, log: Log): () => void {
  return mode === 'off' ? () => undefined : observe('answer', (event) => log.write('info', ...accessLine(event, mode === 'full')))
}

/**
 * Describes an answered request.
 * @example accessLine(event, false) // ['[access] GET /en 200 page hit 5120 B 0.1 ms', { method: 'GET', … }]
 */
function accessLine({ request, kind, status, cache, bytes, begun, site, id = requestId(request.headers) }: AnswerEvent, isFull: boolean) {
  const { method = '', url = '', headers, socket } = request
  const [path = ''] = url.split('?', 1)
  const shown = (isFull ? url : path).slice(0, MAX_LENGTH)
  const ms = Math.round((performance.now() - begun) * 10) / 10
  const client = isFull ? { client: String(headers['x-forwarded-for'] ?? socket.remoteAddress ?? '').slice(0, MAX_LENGTH) } : {}
  const message = ['[access]', method, shown, status, kind, cache, `${bytes ?? '-'} B`, `${ms} ms`, ...Object.values(client)].join(' ')
  return [message, { requestId: id, site, method, path: shown, status, kind, cache, bytes, ms, ...client }] as const
}
