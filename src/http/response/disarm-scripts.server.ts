import { SCRIPT_NONCE } from './script-nonce.server.ts'

const DATA = new RegExp(`<script(?=[^>]* nonce="${SCRIPT_NONCE}")(?= data-tsr-stream-part| [^>]* data-tsr-stream-part)`, 'g')
const MODULE = new RegExp(`<script type="module"(?=[^>]* nonce="${SCRIPT_NONCE}")`, 'g')
const PRELOAD = /<link rel="modulepreload"/g

/**
 * Keep the framework's scripts, their data and their preloads in a page from running and from being fetched: an inline
 * script starts them when the page is painted (`lateStartScript`).
 *
 * Whatever carries the nonce is the framework's own; nothing that editors wrote is touched.
 */
export function disarmScripts(rendered: string): string {
  return rendered.replace(DATA, '<script type="late"').replace(MODULE, '<script type="late"').replace(PRELOAD, '<link rel="late"')
}
