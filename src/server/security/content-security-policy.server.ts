import { hash } from 'node:crypto'
import { EDITOR_ORIGINS } from '#app/config/editor-origins.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import { SPECULATION_RULES } from '#app/i18n/addresses/speculation-rules.ts'
import { isLocal } from '../request/local-origin-warning.server.ts'
import { readOwnScripts } from './own-scripts.server.ts'

/** Constant style elements that React Aria adds in the browser: press handling, and the scroll lock of iOS. */
const REACT_ARIA_STYLES = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"]

/** Stands in a policy for the site's own scripts; it allows nothing, until the hosts are known. */
const OWN_SCRIPTS = 'own-scripts.invalid'

/** What may be fetched ahead is put in by a script, where a visitor does not save data. */
const RULES = hashSource(SPECULATION_RULES)

const NOBODY = "'none'"

/** A page without nonces, which any cache may share, with the Content-Security-Policy that allows its own inline scripts. */
export interface HashedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Allows the inline scripts of a page that carry the nonce, by their hashes, and removes the nonce; the framework's wait until
 * the page is painted (`readOwnScripts`). In a preview they start at once: a frame of another site may get no quiet moment and no frame to
 * paint, and Contentful's web app waits for the page to answer.
 *
 * `rendered` is the HTML of the page, `mediaHosts` are the sources that pictures and files may come from.
 */
export function hashInlineScripts(rendered: string, mediaHosts: readonly string[]): HashedPage {
  const { html, inline } = readOwnScripts(rendered, previewSession() !== undefined)
  return { html, policy: policy([...inline].map(hashSource), mediaHosts) }
}

function hashSource(script: string): string {
  return `'sha256-${hash('sha256', script, 'base64')}'`
}

function policy(scriptHashes: readonly string[], mediaHosts: readonly string[]): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [OWN_SCRIPTS, RULES, ...scriptHashes],
    'style-src': ["'self'", ...REACT_ARIA_STYLES],
    'style-src-attr': ["'none'"],
    'img-src': ["'self'", 'data:', ...mediaHosts],
    'media-src': ["'self'", ...mediaHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [NOBODY],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Let Contentful's web app show a response in a frame. Only previews may be shown so. */
export function openToEditors(headers: Headers): void {
  const closed = headers.get('Content-Security-Policy')
  const opened = ["frame-ancestors 'self'", ...EDITOR_ORIGINS].join(' ')
  if (closed !== null) headers.set('Content-Security-Policy', closed.replace(`frame-ancestors ${NOBODY}`, opened))
}

/** Hosts as a policy can name them; it has no syntax for IPv6 addresses and underscores. */
const NAMEABLE = /^[a-z0-9.-]+(:\d+)?$/i

/**
 * Name the scripts that a page may load, in the policy of its response: what was built, below `/assets/`, and nothing that
 * editors put below `/media/`. A policy names a path only together with a host: that of the settings, and that of this
 * machine, if the request was for it. `asked` is what `knownHost` returns. For any other host every path of the site's own
 * is allowed: the policy repeats nothing that a client made up.
 */
export function withOwnScripts(given: string, asked: string, ofSettings: string): string {
  const hosts = asked === '' ? [] : [...new Set([asked, ofSettings])]
  const sources = hosts.length > 0 ? hosts.map((host) => `${host}/assets/`) : ["'self'"]
  return given.replace(OWN_SCRIPTS, sources.join(' '))
}

/** Returns a `Host` that a policy may name: the one of the settings or of this machine; an empty text for any other. */
export function knownHost(asked: string, ofSettings: string): string {
  return NAMEABLE.test(asked) && (asked === ofSettings || isLocal(asked)) ? asked : ''
}

/** In development Vite adds scripts and styles of its own, and a worker that waits for its server to come back. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline'; img-src 'self' data: http: https:; connect-src 'self' ws:; worker-src 'self' blob:"
