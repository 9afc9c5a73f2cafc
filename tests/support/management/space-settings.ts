import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A fake of the webhooks of a space and their secret in the management API. */
export interface SpaceSettings {
  readonly host: string
  readonly webhooks: Record<string, unknown>[]
  secret: string | undefined
  /** The writing requests: method and path, and body. */
  readonly writes: (readonly [request: string, body: unknown])[]
  /** Responds to all requests with an error. */
  fail(status: number, id: string): void
  stop(): Promise<void>
}

/** Serves the settings of a space to clients with the token. */
export async function spaceSettings(space = 'bakery', token = 'manager'): Promise<SpaceSettings> {
  const base = `/spaces/${space}`
  let failure: readonly [status: number, id: string] | undefined
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = await text(request)
    const json = body === '' ? undefined : JSON.parse(body)
    const path = url.split('?')[0] ?? ''
    const send = (status: number, value: unknown) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    const refuse = (status: number, id: string) => send(status, { sys: { type: 'Error', id }, message: `It says ${id}.` })
    if (failure) return refuse(...failure)
    if (headers.authorization !== `Bearer ${token}`) return refuse(401, 'AccessTokenInvalid')
    if (!path.startsWith(`${base}/`)) return refuse(404, 'NotFound')
    if (method !== 'GET') settings.writes.push([`${method} ${path.slice(base.length)}`, json])
    const rest = path.slice(base.length)
    if (rest === '/webhook_settings/signing_secret') {
      if (method === 'PUT') settings.secret = json.value
      return settings.secret === undefined
        ? refuse(404, 'NotFound')
        : send(200, { redactedValue: settings.secret.slice(-4), sys: { type: 'WebhookSigningSecret' } })
    }
    if (rest === '/webhook_definitions' && method === 'GET') {
      return send(200, { sys: { type: 'Array' }, total: settings.webhooks.length, skip: 0, limit: 100, items: settings.webhooks })
    }
    if (rest === '/webhook_definitions' && method === 'POST') {
      const made = { ...json, sys: { type: 'WebhookDefinition', id: `hook-${settings.webhooks.length}`, version: 0 } }
      settings.webhooks.push(made)
      return send(201, made)
    }
    const at = settings.webhooks.findIndex(({ sys }) => rest === `/webhook_definitions/${Object(sys).id}`)
    const sys = Object(settings.webhooks[at]?.['sys'])
    if (at < 0 || method !== 'PUT') return refuse(404, 'NotFound')
    if (headers['x-contentful-version'] !== String(sys.version)) return refuse(409, 'VersionMismatch')
    settings.webhooks[at] = { ...json, sys: { ...sys, version: sys.version + 1 } }
    return send(200, settings.webhooks[at])
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const settings: SpaceSettings = {
    host: `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    webhooks: [],
    secret: undefined,
    writes: [],
    fail: (...how) => (failure = how),
    async stop() {
      server.close().closeAllConnections()
      if (server.listening) await once(server, 'close')
    },
  }
  return settings
}
