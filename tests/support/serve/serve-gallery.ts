import { createServer } from 'node:http'
import { extname } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { themeAlias } from '../../../scripts/vite/aliases.ts'
import { GALLERY } from '../../../scripts/vite/ui-gallery.ts'

// Builds the gallery of `src/ui` once for all tests of a run, and serves it from memory.

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** As strict as the site's policy, with the hash of the style element that React Aria adds for presses. */
const POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='; style-src-attr 'none'"

const result = await build({
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  resolve: { alias: themeAlias('meridian') },
  build: { write: false, rollupOptions: { input: GALLERY } },
})
const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
const files = new Map(outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]))

createServer((request, response) => {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1) || GALLERY
  const body = files.get(name)
  if (body === undefined) return response.writeHead(404).end()
  return response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream', 'Content-Security-Policy': POLICY }).end(body)
}).listen(Number(process.env['PORT']), 'localhost')
