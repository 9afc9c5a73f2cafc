import { createReadStream } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { isSameFile, isUnchanged, type Validators } from 'contentful-emulator/http/preconditions.ts'
import { parseRange, type ByteRange } from 'contentful-emulator/media/range.ts'
import { cacheHeaders } from '../response/cache-policy.server.ts'
import { preferredEncoding, type Encoding } from '../connection/compress.server.ts'

/** A file in one coding, with the parts of its responses. */
export interface Form extends Required<Validators> {
  /** Content in memory, or the path of the file. */
  readonly content: Buffer | string
  readonly size: number
  /** Headers of every response, and those of responses with content. */
  readonly headers: Readonly<Record<string, string>>
  readonly ofContent: Readonly<Record<string, string>>
}

/** A file of the build. */
export interface BuiltFile {
  readonly plain: Form
  readonly encoded: Readonly<Partial<Record<Encoding, Form>>>
}

/** Responds to GET or HEAD for a file: in the preferred coding, as a range, or with 304. */
export function sendBuiltFile({ plain, encoded }: BuiltFile, { method, headers: asked }: IncomingMessage, response: ServerResponse): void {
  const isPartRequested = method === 'GET' && asked.range !== undefined
  // Ranges refer to the uncompressed bytes, because clients that resume a download accept no codings.
  const encoding = isPartRequested ? undefined : preferredEncoding(asked['accept-encoding']?.toString())
  const form = (encoding && encoded[encoding]) ?? plain
  const { headers, ofContent, size } = form
  if (isUnchanged(asked['if-none-match'], asked['if-modified-since'], form)) return void response.writeHead(304, headers).end()
  const range = isPartRequested && isSameFile(asked['if-range']?.toString(), form) ? parseRange(asked.range, size) : undefined
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { ...headers, ...cacheHeaders('error'), 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
  if (!range) {
    response.writeHead(200, { ...headers, ...ofContent })
    return method === 'HEAD' ? void response.end() : sendContent(form, { start: 0, end: size - 1 }, response)
  }
  const { start, end } = range
  response.writeHead(206, { ...headers, ...ofContent, 'Content-Range': `bytes ${start}-${end}/${size}`, 'Content-Length': end - start + 1 })
  sendContent(form, range, response)
}

function sendContent({ content, size }: Form, { start, end }: ByteRange, response: ServerResponse): void {
  if (typeof content !== 'string') return void response.end(size === end - start + 1 ? content : content.subarray(start, end + 1))
  pipeline(createReadStream(content, { start, end }), response, (error) => {
    // A disconnected client is no error. If the file was removed, the response is cut off, which the client detects by its length.
    if (error && 'syscall' in error) console.error('[server] A built file cannot be read.', error)
  })
}
