import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, relative, sep } from 'node:path'
import { siteIdOfHost } from '#app/config/current-site.server.ts'
import { emit, isObserved } from '#app/telemetry/events.server.ts'
import { cacheHeaders } from '../response/cache-policy.server.ts'
import { pathnameOf, isWellFormedPath } from '../request/pathname.server.ts'
import { sendBuiltFile, type BuiltFile, type Form } from './built-file.server.ts'
import { ENCODINGS, type Encoding } from '../connection/compress.server.ts'
import { encodingOf, mediaType, SUFFIXES } from './file-names.ts'

const ASSETS = '/assets/'
const FILE_PATH = /\.[a-z0-9]{2,12}$/i

/** Maximum size of a file in memory. Larger files are read per request. */
const LARGEST_IN_MEMORY = 2 * 1024 * 1024
const MAX_IN_MEMORY = 64 * 1024 * 1024

const NOT_FOUND = Buffer.from('Not found\n')

/** How often the folder with the assets of other builds is read at most, if requests for missing assets arrive. */
const REREAD_MS = 1000

/**
 * Reads the files of a folder. Returns a function that responds to requests for them, or returns `false` for other requests. The list of files
 * is read once, so that requests for missing files cause no disk access. Responses carry `headers`.
 *
 * `others` is a folder with the assets of earlier builds, and of newer ones that other nodes serve already. It is read again when an asset is
 * missing, at most once per second.
 */
export async function builtFiles(
  dir: string,
  headers: Readonly<Record<string, string>>,
  others?: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => boolean> {
  const files = await readFiles(dir, headers)
  const ofOthers = others === undefined ? undefined : otherBuilds(others, headers)
  const missing = { ...headers, ...cacheHeaders('notFound'), 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': NOT_FOUND.length }
  return (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const path = url.startsWith('/') ? url.split('?', 1)[0] : pathnameOf(url)
    if (path === undefined) return false
    // Paths of pages also contain escapes and are requested far more often, so only paths of files are decoded.
    const mayBeEscaped = path.includes('%') && FILE_PATH.test(path) && isWellFormedPath(path)
    const file = files.get(path) ?? (mayBeEscaped ? files.get(decodeURIComponent(path)) : undefined)
    const begun = isObserved('answer') ? performance.now() : 0
    if (!file && !(path.startsWith(ASSETS) && isWellFormedPath(path))) return false
    const send = (found: BuiltFile | undefined) => {
      if (found) sendBuiltFile(found, request, response)
      else response.writeHead(404, missing).end(method === 'HEAD' ? undefined : NOT_FOUND)
      if (!isObserved('answer')) return
      const site = siteIdOfHost(request.headers.host ?? '')
      emit('answer', { request, kind: 'file', status: response.statusCode, cache: 'none', bytes: undefined, begun, id: undefined, site })
    }
    if (file || !ofOthers) send(file)
    else void ofOthers(path).then(send)
    return true
  }
}

/** Returns a function that finds an asset of another build. Never rejects. */
function otherBuilds(folder: string, headers: Readonly<Record<string, string>>): (path: string) => Promise<BuiltFile | undefined> {
  let known: Promise<ReadonlyMap<string, BuiltFile>> | undefined
  let readAt = -Infinity
  return async (path) => {
    const found = (await known)?.get(path)
    if (found || performance.now() - readAt < REREAD_MS) return found
    readAt = performance.now()
    known = readFiles(folder, headers, ASSETS).catch(() => new Map())
    return (await known).get(path)
  }
}

async function readFiles(dir: string, headers: Readonly<Record<string, string>>, base = '/'): Promise<ReadonlyMap<string, BuiltFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(names)
  const read = memory(base === ASSETS ? 0 : MAX_IN_MEMORY)
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    if (encodingOf(name) && all.has(name.slice(0, name.lastIndexOf('.')))) continue
    const path = `${base}${relative(dir, name).split(sep).join('/')}`
    const encodings = ENCODINGS.filter((encoding) => all.has(name + SUFFIXES[encoding]))
    const common = {
      ...headers,
      ...cacheHeaders(path.startsWith(ASSETS) ? 'asset' : 'file'),
      ...(encodings.length > 0 && { Vary: 'Accept-Encoding' }),
    }
    const encoded = await Promise.all(encodings.map(async (encoding) => [encoding, await readForm(name, read, common, encoding)] as const))
    files.set(path, { plain: await readForm(name, read, common), encoded: Object.fromEntries(encoded) })
  }
  return files
}

type Read = (file: string, size: number) => Promise<Buffer | string>

/** Returns a function that reads a file into memory, or returns its path if the memory limit is reached. */
function memory(limit: number): Read {
  let taken = 0
  return async (file, size) => {
    if (size > LARGEST_IN_MEMORY || taken + size > limit) return file
    taken += size
    return readFile(file)
  }
}

async function readForm(name: string, read: Read, common: Readonly<Record<string, string>>, encoding?: Encoding): Promise<Form> {
  const file = encoding ? name + SUFFIXES[encoding] : name
  const { size } = await stat(file)
  const { mtimeMs } = await stat(name)
  const content = await read(file, size)
  const state = typeof content === 'string' ? `${size}-${mtimeMs}` : content
  const etag = `"${hash('sha256', state, 'base64url').slice(0, 22)}"`
  return {
    content,
    size,
    etag,
    modifiedMs: mtimeMs,
    headers: { ...common, ETag: etag, 'Last-Modified': new Date(mtimeMs).toUTCString(), ...(!encoding && { 'Accept-Ranges': 'bytes' }) },
    ofContent: { 'Content-Type': mediaType(name), 'Content-Length': String(size), ...(encoding && { 'Content-Encoding': encoding }) },
  }
}
