import { extname } from 'node:path'
import type { Encoding } from '../connection/compress.server.ts'

/** Suffix of a compressed file, by its coding. */
export const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' }

const BY_SUFFIX: ReadonlyMap<string, Encoding> = new Map([
  [SUFFIXES.br, 'br'],
  [SUFFIXES.zstd, 'zstd'],
  [SUFFIXES.gzip, 'gzip'],
])

/** Returns the coding of a compressed file by its name, or `undefined` for other files. */
export function encodingOf(file: string): Encoding | undefined {
  return BY_SUFFIX.get(extname(file))
}

const TEXT = '; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.js': `text/javascript${TEXT}`,
  '.mjs': `text/javascript${TEXT}`,
  '.css': `text/css${TEXT}`,
  '.html': `text/html${TEXT}`,
  '.txt': `text/plain${TEXT}`,
  '.csv': `text/csv${TEXT}`,
  '.xml': `application/xml${TEXT}`,
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': `text/vtt${TEXT}`,
}

/** Returns the media type of a file by its name, or `application/octet-stream` if the suffix is unknown. */
export function mediaType(file: string): string {
  return TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream'
}
