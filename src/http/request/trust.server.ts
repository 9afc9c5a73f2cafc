import { randomBytes } from 'node:crypto'

/**
 * Marks the inline scripts that the renderer itself wrote.
 *
 * The router puts it on them as a nonce; `content-security-policy.server.ts` hashes what carries it and removes it
 * before the page leaves. A script that came in with content cannot know it and is never blessed.
 */
export const TRUST = randomBytes(24).toString('base64url')
