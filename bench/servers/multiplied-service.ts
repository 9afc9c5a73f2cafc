import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { DraftResource } from '../../tests/support/spaces/export-file.ts'
import { MultipliedSpace } from '../space/multiplied-space.ts'

// Serves a space with many copies of the content of another service, which has the original. Reads the copies of entries and assets from there.
// Other requests, and changes of the originals, are those of the other service.
//
//     node bench/servers/multiplied-service.ts <address of the space> <entries>

const [origin = '', total = ''] = process.argv.slice(2)
const PREFIX = 'copies-'
const KINDS = ['entries', 'assets'] as const

interface Page {
  readonly items: readonly DraftResource[]
  readonly nextPageUrl?: string
  readonly nextSyncUrl?: string
}

async function ask(path: string, headers: IncomingHttpHeaders = {}): Promise<Response> {
  const { authorization = 'Bearer any', ...others } = headers
  const sent = Object.entries({ ...others, authorization }).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'host' ? [[name, value] as const] : [],
  )
  return fetch(new URL(path, origin), { headers: Object.fromEntries(sent) })
}

async function readOriginals(): Promise<{ readonly originals: DraftResource[]; readonly token: string }> {
  const originals: DraftResource[] = []
  for (let url = 'sync?initial=true&limit=1000'; ;) {
    const page: Page = await (await ask(url)).json()
    originals.push(...page.items)
    if (page.nextPageUrl === undefined) return { originals, token: new URL(page.nextSyncUrl ?? '').searchParams.get('sync_token') ?? '' }
    url = page.nextPageUrl
  }
}

const { originals, token } = await readOriginals()
const space = new MultipliedSpace(originals, Number(total))

/** Returns a page of the initial synchronization, or `undefined` if the client continues the changes of the originals. */
function syncPage(query: URLSearchParams, base: string): Page | undefined {
  const sent = query.get('sync_token')
  if (sent !== null && !sent.startsWith(PREFIX)) return undefined
  const [from = 0, limit = 1000] = sent === null ? [0, Number(query.get('limit') ?? 1000)] : sent.slice(PREFIX.length).split('-').map(Number)
  const end = from + limit
  const items = space.slice(from, end)
  return end < space.size ? { items, nextPageUrl: `${base}?sync_token=${PREFIX}${end}-${limit}` } : { items, nextSyncUrl: `${base}?sync_token=${token}` }
}

/** Reads entries or assets by their ids. Their originals are read from the other service, with the other parameters. */
async function copies(kind: string, query: URLSearchParams, headers: IncomingHttpHeaders): Promise<Page> {
  const wanted = (query.get('sys.id[in]') ?? '').split(',').flatMap((id) => space.copyOf(id) ?? [])
  query.set('sys.id[in]', [...new Set(wanted.map(({ original }) => original.sys.id))].join(','))
  const page: Page = await (await ask(`${kind}?${query}`, headers)).json()
  const found = new Map(page.items.map((item) => [item.sys.id, item]))
  const items = wanted.flatMap(({ original, chapter }) => {
    const item = found.get(original.sys.id)
    return item ? [space.inChapter({ ...item, fields: item.fields ?? {} }, chapter)] : []
  })
  return Object.assign({}, page, { items, total: items.length })
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
  const name = url.pathname.split('/').at(-1) ?? ''
  const answer = async () => {
    const own = name === 'sync' ? syncPage(url.searchParams, url.origin + url.pathname) : undefined
    if (own) return JSON.stringify({ sys: { type: 'Array' }, ...own })
    if (KINDS.some((kind) => kind === name) && url.searchParams.has('sys.id[in]')) return JSON.stringify(await copies(name, url.searchParams, request.headers))
    const passed = await ask(url.pathname + url.search, request.headers)
    response.statusCode = passed.status
    return await passed.text()
  }
  answer().then(
    (body) => response.setHeader('Content-Type', 'application/vnd.contentful.delivery.v1+json').end(body),
    (error: unknown) => response.writeHead(502).end(String(error)),
  )
})
server.listen(0, 'localhost', () => {
  const address = server.address()
  console.log(`${space.entries} entries. The service answers at http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
})
