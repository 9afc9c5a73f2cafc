import { ownPolicy } from '#own/policy.server.gen.ts'
import { hash } from 'node:crypto'
import { EDITOR_ORIGINS } from '#app/config/editor-origins.ts'
import { previewSession } from '#app/content/preview/current-preview.server.ts'
import { SPECULATION_RULES } from '#app/i18n/addresses/speculation-rules.ts'
import { readOwnScripts } from './own-scripts.server.ts'

/** Constant style elements that React Aria adds in the browser: press handling, and the scroll lock for iOS. */
const REACT_ARIA_STYLES = ["'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"]

/** Placeholder in a policy for the site’s own scripts. Allows no script until the host of the request replaces it. */
const OWN_SCRIPTS = 'own-scripts.invalid'

/** A script adds these speculation rules, unless the visitor’s browser saves data. */
const RULES = hashSource(SPECULATION_RULES)

const NOBODY = "'none'"

/** A page without nonces, so that any cache may share it, with the Content-Security-Policy that allows its inline scripts. */
export interface HashedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Allows the inline scripts that carry the nonce, by their hashes, and removes the nonce. The framework’s scripts wait for the
 * first intent (`readOwnScripts`). In a preview they start at once: an iframe may never be idle or painted, and Contentful’s web app waits for the
 * page to respond.
 * `rendered` is the HTML of the page. `mediaHosts` are the permitted sources of images and files.
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
  for (const [name, sources] of Object.entries(ownPolicy ?? {})) directives[name] = [...(directives[name] ?? []), ...sources]
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Allows Contentful’s web app to embed a response in an iframe. Only previews may be embedded. */
export function openToEditors(headers: Headers): void {
  const closed = headers.get('Content-Security-Policy')
  const opened = ["frame-ancestors 'self'", ...EDITOR_ORIGINS].join(' ')
  if (closed !== null) headers.set('Content-Security-Policy', closed.replace(`frame-ancestors ${NOBODY}`, opened))
}

/** Hosts that a policy can name. The syntax excludes IPv6 addresses and underscores. */
const NAMEABLE = /^[a-z0-9.-]+(:\d+)?$/i

/**
 * Sets the permitted scripts in the policy of a page: built files below `/assets/`, but no uploads of editors below `/media/`.
 * A policy can name a path only together with a host: the configured one, and a local one if the request was for it. `asked` is the result of
 * `knownHost`. For any other host, all paths of the site are permitted, because the policy must not repeat untrusted input.
 */
export function withOwnScripts(given: string, asked: string, ofSettings: string): string {
  const hosts = asked === '' ? [] : [...new Set([asked, ofSettings])]
  const sources = hosts.length > 0 ? hosts.map((host) => `${host}/assets/`) : ["'self'"]
  return given.replace(OWN_SCRIPTS, sources.join(' '))
}

/** Returns a `Host` header that a policy may name, the configured host or a local one, or an empty string for any other. */
export function knownHost(asked: string, ofSettings: string): string {
  return NAMEABLE.test(asked) && (asked === ofSettings || isLocal(asked)) ? asked : ''
}

/** In development, Vite adds scripts, styles, and a worker that waits for the restart of its server. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline'; img-src 'self' data: http: https:; connect-src 'self' ws:; worker-src 'self' blob:"

/** Maximum length of a host name in DNS, with a port. */
const MAX_HOST = 260

const LOCAL = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d+){3}$|^\[?::1\]?$|^0\.0\.0\.0$/i

/**
 * Returns a function that warns once if the site’s origin is local but requests arrive for another host. In that case canonical URLs,
 * alternate languages and the sitemap would contain unusable URLs.
 * `origin` is the origin of the site, such as `http://localhost:3000`. The function takes the `Host` header of each request.
 */
export function localOriginWarning(origin: string, warn: (message: string) => void): (host: string | null) => void {
  let isWatching = isLocal(new URL(origin).host)
  return (host) => {
    if (!isWatching || host === null || isLocal(host)) return
    isWatching = false
    // Anyone may send any host, so the remedy does not repeat it.
    warn(
      `A request came for the host "${shownHost(host)}", but every absolute address of the site begins with ${origin}. If the site is public, set SITE_ORIGIN to its own origin, or origin in app.config.ts.`,
    )
  }
}

/** Escapes a `Host` header for the log. Other characters than those of hosts could control a terminal. */
function shownHost(host: string): string {
  return host.slice(0, MAX_HOST).replaceAll(/[^\w.:[\]-]/g, (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}

/** Returns whether a `Host` header names this machine. */
function isLocal(host: string): boolean {
  return LOCAL.test(host.replace(/:\d*$/, ''))
}
