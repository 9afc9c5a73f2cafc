import { randomBytes } from 'node:crypto'

/**
 * Nonce of the inline scripts that the renderer itself writes; random for each process, and never sent.
 * The router adds the nonce to these scripts. `content-security-policy.server.ts` allows scripts with the nonce by their hashes, and removes
 * the nonce before the page is sent. Scripts within the content cannot contain the nonce and are never allowed.
 */
export const SCRIPT_NONCE = randomBytes(24).toString('base64url')
