import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { decodePath, parseLocalPath, secureUrl } from '../answer/asset-address.ts'
import { accessDenied, methodNotAllowed, notFound } from '../http/errors.ts'
import { etagMatches } from '../http/json-response.ts'
import type { Space } from '../space/space.ts'
import type { AssetFile } from './asset-files.ts'
import { fileHeaders } from './file-headers.ts'
import { parseImageParameters } from './image-parameters.ts'
import type { Pictures } from './pictures.ts'
import { parseRange } from './range.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000',
  'timing-allow-origin': '*',
}

/** The parameters of a signature. */
const SIGNATURE = ['token', 'policy'] as const

/** Tell whether a transformation is made of a picture of that size in pixels; `query` is that of the address, less a signature. */
export type Offer = (query: string, size: { readonly width: number; readonly height: number }) => boolean

interface Media {
  readonly spaces: readonly Space[]
  readonly pictures: Pictures
  /** Without it all that the Images API knows are made. */
  readonly isOffered?: Offer | undefined
}

/** Serve the file of an asset, transformed if it is a picture and asked for. Throws an `ApiError` otherwise. */
export async function serveMedia(request: Request, pathname: string, { spaces, pictures, isOffered }: Media): Promise<Response> {
  const local = parseLocalPath(pathname)
  const decoded = local && decodePath(local.path)
  if (!local || decoded === undefined) throw notFound()
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET,HEAD,OPTIONS')
  const owner = spaces.flatMap((space) => ({ space, file: space.files.get(decoded) })).find(({ file }) => file)
  if (!owner?.file) throw notFound()
  const url = new URL(request.url)
  const signed = checkAccess(url, local, owner.file, owner.space)
  const status = await stat(owner.file.path).catch(() => undefined)
  if (!status?.isFile()) throw notFound()
  const { contentType } = owner.file
  const asked = local.label === 'images' && contentType.startsWith('image/') ? parseImageParameters(url.searchParams) : undefined
  if (asked && isOffered && !(owner.file.size && isOffered(unsignedQuery(url), owner.file.size))) throw notFound()
  const privately = signed ? { 'cache-control': 'private, max-age=60' } : {}
  const isVector = contentType.startsWith('image/svg')
  if (asked && !(isVector && asked.fm === undefined)) {
    const picture = await pictures.get(owner.file.path, status, asked, request.signal)
    const etag = `"${status.mtimeMs.toString(36)}-${picture.data.length.toString(36)}"`
    const headers = {
      ...HEADERS,
      ...privately,
      etag,
      ...fileHeaders({ ...owner.file, contentType: picture.contentType }, false),
      'content-length': String(picture.data.length),
    }
    if (etagMatches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.data), { headers })
  }
  return sendFile(request, owner.file, status, {
    ...HEADERS,
    ...privately,
    ...fileHeaders(owner.file, local.label === 'downloads'),
  })
}

function unsignedQuery(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of SIGNATURE) query.delete(name)
  return query.toString()
}

/** Refuse a protected file without a valid signature. Tells whether there was one. */
function checkAccess(url: URL, local: { label: string; isSecure: boolean; path: string }, file: AssetFile, space: Space): boolean {
  const hidden = file.isSecure || space.embargo === 'all' || (space.embargo === 'unpublished' && !file.isPublished)
  if (!local.isSecure) {
    if (hidden) throw accessDenied('This asset is embargoed.')
    return false
  }
  const [token, policy] = SIGNATURE.map((name) => url.searchParams.get(name))
  if (!token || !policy) throw accessDenied('This asset is embargoed: its address must be signed.')
  // A client may have signed the address it was given or the one the real service would have given.
  const urls = [`//${url.host}${url.pathname}`, secureUrl(file.address)]
  if (!space.assetKeys.allows({ spaceId: file.spaceId, urls }, token, policy)) throw accessDenied('The signature of this address is not valid.')
  return true
}

async function sendFile(
  request: Request,
  file: AssetFile,
  { size, mtimeMs }: { size: number; mtimeMs: number },
  headers: Record<string, string>,
): Promise<Response> {
  const etag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`
  const all = { ...headers, etag, 'accept-ranges': 'bytes' }
  if (etagMatches(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers: all })
  const range = parseRange(request.headers.get('range'), size)
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...all, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const partial: Record<string, string> = range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}
  const body = request.method === 'HEAD' || size === 0 ? null : (await openAsBlob(file.path)).slice(start, end + 1)
  return new Response(body, { status: range ? 206 : 200, headers: { ...all, ...partial, 'content-length': String(end - start + 1) } })
}
