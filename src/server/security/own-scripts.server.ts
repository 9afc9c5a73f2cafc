import { DATA_SCRIPT, LOADED_AT, LOADED_NOW, NONCE_PROPERTY } from '#app/framework/markers.ts'
import { randomBytes } from 'node:crypto'

/**
 * Nonce of the inline scripts that the renderer itself writes; random for each process, and never sent.
 * The router adds the nonce to these scripts. `content-security-policy.server.ts` allows scripts with the nonce by their hashes, and removes
 * the nonce before the page is sent. Scripts within the content cannot contain the nonce and are never allowed.
 */
export const SCRIPT_NONCE = randomBytes(24).toString('base64url')

const OPENING = '<script'
const CLOSING = '</script>'
const END_OF_HEAD = '</head>'
const NONCE = ` nonce="${SCRIPT_NONCE}"`
const NONCE_OF_PAGE = new RegExp(`<meta[^>]*property="${NONCE_PROPERTY}"[^>]*>`)
const PRELOAD = '<link rel="modulepreload"'
const LATE_PRELOAD = '<link rel="late"'
const MODULE = ' type="module"'
const LATE = ' type="late"'

/** A page without nonces, and the content of its trusted inline scripts. */
export interface OwnScripts {
  readonly html: string
  readonly inline: ReadonlySet<string>
}

/**
 * Removes the nonce from the scripts that carry it, and defers the framework’s scripts, their data and their preloads. An inline script starts
 * them at the first intent that needs them (`intentScript`). If `startsAtOnce` is set, the framework’s scripts run as they are.
 * Only the site’s own scripts carry the nonce, so content by editors is never changed. The same content yields the same bytes: loader data
 * counts as fresh from its arrival in the browser, not from the time of rendering.
 */
export function readOwnScripts(rendered: string, startsAtOnce = false): OwnScripts {
  const inline = new Set<string>()
  const written = startsAtOnce ? withoutNonce : disarmed
  let html = ''
  let done = 0
  // One pass with `indexOf`: regular expressions with the nonce took a fifteenth of the time of a page.
  for (let at = rendered.indexOf(OPENING); at !== -1; at = rendered.indexOf(OPENING, done)) {
    const inside = rendered.indexOf('>', at) + 1
    const tag = rendered.slice(at, inside)
    const isOwn = tag.includes(NONCE)
    const end = isOwn && !tag.includes(' src=') ? rendered.indexOf(CLOSING, inside) : inside
    if (inside === 0 || end === -1) break
    html += rendered.slice(done, at) + (isOwn ? written(tag) : tag)
    if (end > inside) {
      const script = asParsed(rendered.slice(inside, end)).replace(LOADED_AT, LOADED_NOW)
      inline.add(script)
      html += script
    }
    done = end
  }
  html += rendered.slice(done)
  const body = Math.max(0, html.indexOf(END_OF_HEAD))
  const head = html.slice(0, body).replaceAll(NONCE, '').replace(NONCE_OF_PAGE, '')
  return { html: (startsAtOnce ? head : head.replaceAll(PRELOAD, LATE_PRELOAD)) + html.slice(body), inline }
}

function withoutNonce(tag: string): string {
  return tag.replace(NONCE, '')
}

function disarmed(tag: string): string {
  const bare = withoutNonce(tag)
  return bare.includes(DATA_SCRIPT) ? bare.replace(OPENING, OPENING + LATE) : bare.replace(MODULE, LATE)
}

/** Normalizes a script like an HTML parser, which affects its hash. */
function asParsed(script: string): string {
  return script.replace(/\r\n?/g, '\n').replaceAll('\u0000', '\uFFFD').toWellFormed()
}
