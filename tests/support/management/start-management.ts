import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { object, text, type Json, type JsonObject } from 'contentful-emulator/json/json.ts'
import { AssetFiles } from './asset-files.ts'
import { FaultPlan, type Faults } from './faults.ts'
import { ManagementSpace } from './management-space.ts'
import { notFound, Refusal } from './refusal.ts'
import { answered, delivered, type Asked } from './routes.ts'

interface Options {
  readonly spaceId?: string
  readonly environment?: string
  readonly defaultLocale?: JsonObject
  /** The accepted management token. */
  readonly token?: string
  /** The concepts of the organization. Without them, the token cannot read a taxonomy. */
  readonly concepts?: readonly JsonObject[]
  /** Returns the bytes of files that are not uploaded, instead of the network. */
  readonly elsewhere?: (url: string) => Buffer | undefined
}

/** A fake of the Management, Upload and Delivery API and the files of one space, on a free port. */
export interface Management {
  /** Environment variables with which the commands of the site use this fake API. */
  readonly env: Readonly<Record<string, string>>
  readonly space: ManagementSpace
  readonly faults: Faults
  /** The writes so far: `PUT /entries/x`. */
  readonly writes: string[]
  stop(): Promise<void>
}

const ORGANIZATION = 'bakers'
const TAXONOMY = `/organizations/${ORGANIZATION}/taxonomy/`

export const TOKEN = 'CFPAT-the-token-of-the-tests'
const DELIVERY_TOKEN = 'the-delivery-token-of-the-tests'

/** Starts a space that is empty except for a default locale. */
export async function startManagement({
  spaceId = 'bakery',
  environment = 'master',
  defaultLocale,
  token = TOKEN,
  elsewhere = () => undefined,
  concepts,
}: Options = {}): Promise<Management> {
  let moment = Date.parse('2026-11-01T12:00:00Z')
  const now = () => new Date((moment += 1000)).toISOString()
  const files = new AssetFiles(elsewhere)
  const known = new Set(concepts?.map(({ sys }) => text(object(sys)['id']) ?? ''))
  const space = new ManagementSpace({ spaceId, environment, now }, files, defaultLocale ?? { code: 'en', name: 'English' }, known)
  const faults = new FaultPlan()
  const writes: string[] = []
  const root = `/spaces/${spaceId}`

  async function answer(request: IncomingMessage, origin: string): Promise<Json | Buffer> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', origin)
    const method = request.method ?? 'GET'
    const bytes = await bodyOf(request)
    const file = files.get(pathname)
    if (file) return file
    const bearer = request.headers.authorization?.replace('Bearer ', '')
    if (bearer !== token && bearer !== DELIVERY_TOKEN)
      throw new Refusal(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.')
    if (pathname === root)
      return { sys: { type: 'Space', id: spaceId, organization: { sys: { type: 'Link', linkType: 'Organization', id: ORGANIZATION } } }, name: spaceId }
    const list = pathname.startsWith(TAXONOMY) ? pathname.slice(TAXONOMY.length) : undefined
    if (list !== undefined && concepts) return { sys: { type: 'Array' }, items: list === 'concepts' ? concepts : [], limit: 100, pages: {} }
    if (method === 'POST' && pathname.endsWith('/uploads')) return { sys: { type: 'Upload', id: files.upload(bytes) } }
    const base = `${root}/environments/${environment}`
    if (pathname === base)
      return { sys: { type: 'Environment', id: environment, space: { sys: { type: 'Link', linkType: 'Space', id: spaceId } } }, name: environment }
    if (!pathname.startsWith(`${base}/`)) throw notFound(pathname)
    const header = (name: string) => [request.headers[name]].flat()[0]
    const version = header('x-contentful-version')
    const asked: Asked = {
      method,
      path: pathname.slice(base.length),
      query,
      body: bytes.length > 0 ? object(JSON.parse(bytes.toString())) : {},
      version: version === undefined ? undefined : Number(version),
      header,
      origin,
    }
    return bearer === DELIVERY_TOKEN ? delivered(space, asked) : answered(space, asked)
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET'
    const path = (request.url ?? '').replace(`${root}/environments/${environment}`, '')
    const fault = faults.next(method, path)
    if (fault === 'dies') {
      response.destroy()
      return
    }
    try {
      if (fault) return send(response, fault.status, fault.body)
      if (method !== 'GET') writes.push(`${method} ${path}`)
      const body = await answer(request, `http://${request.headers.host ?? ''}`)
      if (Buffer.isBuffer(body)) response.end(body)
      else send(response, body === null ? 204 : 200, body)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      send(response, error.status, error.body)
    }
  }

  const server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const host = `127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`
  return {
    env: {
      CONTENTFUL_SPACE_ID: spaceId,
      CONTENTFUL_ENVIRONMENT: environment,
      CONTENTFUL_MANAGEMENT_TOKEN: token,
      CONTENTFUL_MANAGEMENT_HOST: host,
      CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
      CONTENTFUL_HOST: host,
      CONTENTFUL_INSECURE: 'true',
    },
    space,
    faults,
    writes,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function send(response: ServerResponse, status: number, body: Json): void {
  const limited = status === 429 ? { 'X-Contentful-RateLimit-Reset': '0' } : {}
  response.writeHead(status, { 'Content-Type': 'application/json', ...limited })
  response.end(body === null ? undefined : JSON.stringify(body))
}
