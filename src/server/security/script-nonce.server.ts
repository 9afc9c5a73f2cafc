import { randomBytes } from 'node:crypto'

/**
 * The nonce of the inline scripts that the renderer itself wrote; random for each process, and never sent.
 *
 * The router puts it on them; `content-security-policy.server.ts` allows what carries it by its hash, and removes it
 * before the page leaves. A script that came in with content cannot know it and is never allowed.
 */
export const SCRIPT_NONCE = randomBytes(24).toString('base64url')
