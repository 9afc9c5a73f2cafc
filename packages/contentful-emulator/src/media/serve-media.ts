import { stat } from 'node:fs/promises'
import { decodePath, parseLocalPath, secureUrl } from '../answer/asset-address.ts'
import { accessDenied, methodNotAllowed, notFound } from '../http/errors.ts'
import { isSameFile, isUnchanged, type Validators } from '../http/preconditions.ts'
import type { Space } from '../space/space.ts'
import type { AssetFile } from './asset-files.ts'
import { fileBody } from '../http/file-body.ts'
import { parseImageParameters } from './image-parameters.ts'
import { pictureKey, type Pictures } from './pictures.ts'
import { parseRange } from './range.ts'

const HEADERS = {
  'access-control-allow-origin': '*',
  'cache-control': 'public, max-age=31536000',
  'timing-allow-origin': '*',
}

const SIGNATURE = ['token', 'policy'] as const

/** An original picture with its size in pixels. */
interface OriginalPicture {
  readonly width: number
  readonly height: number
  readonly isVector: boolean
}

/** Returns whether a transformation of a picture is offered. `query` is the query of the address without a signature. */
export type Offer = (query: string, original: OriginalPicture) => boolean

interface Media {
  readonly spaces: readonly Space[]
  readonly pictures: Pictures
  /** Default: all transformations of the Images API are offered. */
  readonly isOffered?: Offer | undefined
}

/** Serves the file of an asset, transformed if it is a picture and the query has parameters. Throws an `ApiError` if this is not possible. */
export async function serveMedia(request: Request, pathname: string, { spaces, pictures, isOffered }: Media): Promise<Response> {
  const local = parseLocalPath(pathname)
  const decoded = local && decodePath(local.path)
  if (!local || decoded === undefined) throw notFound()
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET,HEAD,OPTIONS')
  const owner = spaces.flatMap((space) => ({ space, file: space.files.get(decoded) })).find(({ file }) => file)
  if (!owner?.file) throw notFound()
  const url = new URL(request.url)
  const signed = checkAccess(url, pathname, local, owner.file, owner.space)
  const status = await stat(owner.file.path).catch(() => undefined)
  if (!status?.isFile()) throw notFound()
  const { contentType } = owner.file
  const asked = local.label === 'images' && contentType.startsWith('image/') ? parseImageParameters(url.searchParams) : undefined
  const isVector = contentType.startsWith('image/svg')
  if (asked && isOffered && !(owner.file.size && isOffered(unsignedQuery(url), { ...owner.file.size, isVector }))) throw notFound()
  const privately = signed ? { 'cache-control': 'private, max-age=60' } : {}
  if (asked && !(isVector && asked.fm === undefined)) {
    const key = pictureKey(owner.file.path, status, asked)
    const validators = { etag: `"${key}"`, modifiedMs: status.mtimeMs }
    const headers = { ...HEADERS, ...privately, ...validatorHeaders(validators) }
    // If the client has the picture cached, nothing is transformed or read.
    if (isKnown(request, validators)) return new Response(null, { status: 304, headers })
    const picture = await pictures.get(key, owner.file.path, status, asked, request.signal)
    const own = { ...fileHeaders({ ...owner.file, contentType: picture.contentType }, false), 'content-length': String(picture.data.length) }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(picture.data), { headers: { ...headers, ...own } })
  }
  return sendFile(request, owner.file, status, {
    ...HEADERS,
    ...privately,
    ...fileHeaders(owner.file, local.label === 'downloads'),
  })
}

function isKnown({ headers }: Request, validators: Validators): boolean {
  return isUnchanged(headers.get('if-none-match'), headers.get('if-modified-since'), validators)
}

function validatorHeaders({ etag, modifiedMs }: Required<Validators>): Record<string, string> {
  return { etag, 'last-modified': new Date(modifiedMs).toUTCString() }
}

function unsignedQuery(url: URL): string {
  const query = new URLSearchParams(url.search)
  for (const name of SIGNATURE) query.delete(name)
  return query.toString()
}

/** Throws if a protected file is requested without a valid signature. Returns whether the request has a signature. */
function checkAccess(url: URL, pathname: string, local: { isSecure: boolean }, file: AssetFile, space: Space): boolean {
  const hidden = file.isSecure || space.embargo === 'all' || (space.embargo === 'unpublished' && !file.isPublished)
  if (!local.isSecure) {
    if (hidden) throw accessDenied('This asset is embargoed.')
    return false
  }
  const [token, policy] = SIGNATURE.map((name) => url.searchParams.get(name))
  if (!token || !policy) throw accessDenied('This asset is embargoed: its address must be signed.')
  // A client may have signed the address of this service or Contentful's address, with the path in either form.
  const urls = [`//${url.host}${url.pathname}`, secureUrl(file.address), `/${pathname}`]
  if (!space.assetKeys.allows({ spaceId: file.spaceId, urls }, token, policy)) throw accessDenied('The signature of this address is not valid.')
  return true
}

function sendFile(request: Request, file: AssetFile, { size, mtimeMs }: { size: number; mtimeMs: number }, headers: Record<string, string>): Response {
  const validators = { etag: `"${mtimeMs.toString(36)}-${size.toString(36)}"`, modifiedMs: mtimeMs }
  const all = { ...headers, ...validatorHeaders(validators), 'accept-ranges': 'bytes' }
  if (isKnown(request, validators)) return new Response(null, { status: 304, headers: all })
  const mayBePart = request.method === 'GET' && isSameFile(request.headers.get('if-range'), validators)
  const range = mayBePart ? parseRange(request.headers.get('range'), size) : undefined
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...all, 'content-range': `bytes */${size}` } })
  const { start, end } = range ?? { start: 0, end: size - 1 }
  const partial: Record<string, string> = range ? { 'content-range': `bytes ${start}-${end}/${size}` } : {}
  const body = request.method === 'HEAD' || size === 0 ? null : fileBody(file.path, start, end)
  return new Response(body, { status: range ? 206 : 200, headers: { ...all, ...partial, 'content-length': String(end - start + 1) } })
}

/** Media types that browsers display without running code. */
const HARMLESS = /^(image\/(avif|bmp|gif|jpe?g|png|tiff|webp|x-icon|vnd\.microsoft\.icon)|(audio|video)\/[\w.+-]+|application\/pdf|text\/csv)(;|$)/i

/** Media types that a page could load as a script, even if the file is sent as an attachment. */
const SCRIPT = /(java|ecma|j|live)script|wasm/i

/** Policy for all other files: a browser that opens one nonetheless runs nothing and loads nothing. */
const NOTHING_ALLOWED = "sandbox; default-src 'none'; style-src 'unsafe-inline'"

/**
 * Returns the security headers of a file. A site may serve the files of its editors under its own origin. None of them may run code with the
 * rights of the site.
 */
function fileHeaders({ contentType, fileName }: Pick<AssetFile, 'contentType' | 'fileName'>, isDownload: boolean): Record<string, string> {
  const isHarmless = HARMLESS.test(contentType)
  return {
    'content-type': SCRIPT.test(contentType) ? 'text/plain; charset=utf-8' : contentType,
    'x-content-type-options': 'nosniff',
    ...(isHarmless ? {} : { 'content-security-policy': NOTHING_ALLOWED }),
    ...(isDownload || !isHarmless ? { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed())}` } : {}),
  }
}
