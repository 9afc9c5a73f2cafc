import { createHash } from 'node:crypto'
import { TRUST } from './trust.server.ts'

/** Constant style elements that React Aria adds in the browser: press handling, and the scroll lock of iOS. */
const REACT_ARIA_STYLES = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"]

const END = '</script>'
const TRUSTED_SCRIPT = new RegExp(`<script(?=[^>]* nonce="${TRUST}")(?![^>]* src=)[^>]*>([^]*?)${END}`, 'g')
const MARKS = new RegExp(` nonce="${TRUST}"|<meta[^>]*property="csp-nonce"[^>]*>`, 'g')

/** A rendered page that any cache may share, with the policy that fits it and no other. */
export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/** In the router's data of a match, the moment when it was loaded. Within a text the quote at the end would be escaped. */
const LOADED_AT = /,u:\d{13},s:"/g

/**
 * Hash the trusted inline scripts of a page into its policy and remove their mark.
 *
 * The same content gives the same bytes: what the router loaded counts as fresh from when it arrives, not from when it was
 * rendered.
 */
export function sealPage(rendered: string, mediaHosts: readonly string[]): SealedPage {
  const hashes = new Set<string>()
  const html = rendered.replace(TRUSTED_SCRIPT, (element, script: string) => {
    const timeless = asParsed(script).replace(LOADED_AT, ',u:Date.now(),s:"')
    hashes.add(`'sha256-${createHash('sha256').update(timeless).digest('base64')}'`)
    return element.slice(0, element.length - script.length - END.length) + timeless + END
  })
  return { html: html.replace(MARKS, ''), policy: policy([...hashes], mediaHosts) }
}

/** Write a script as an HTML parser hands it on, or its hash would be that of another. */
function asParsed(script: string): string {
  return script.replace(/\r\n?/g, '\n').replaceAll('\u0000', '\uFFFD').toWellFormed()
}

function policy(scriptHashes: readonly string[], mediaHosts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", ...REACT_ARIA_STYLES],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...mediaHosts],
    'media-src': ["'self'", ...mediaHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** In development Vite adds scripts and styles of its own. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline'; img-src 'self' data: http: https:; connect-src 'self' ws:"
