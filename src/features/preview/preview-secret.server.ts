import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, type Environment } from '#app/config/env.server.ts'

let ofEmbedded: string | undefined

/**
 * Returns the secret that opens drafts. The embedded space needs no settings: its secret is generated once and stored in the content state
 * folder. Returns `undefined` for a Contentful space without a configured secret, which disables the preview.
 */
export function previewSecret(env: Environment = environment()): string | undefined {
  if (env.SITE_PREVIEW_SECRET !== undefined) return env.SITE_PREVIEW_SECRET
  if (env.CONTENTFUL_SPACE_ID) return undefined
  ofEmbedded ??= keptSecret(env.CONTENT_STATE)
  return ofEmbedded
}

function keptSecret(folder: string): string {
  const file = join(folder, 'preview-secret')
  const made = randomBytes(32).toString('base64url')
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch {
    return secretIn(file) ?? made
  }
}

/** Returns `undefined` if the file cannot be read. The secret then lasts as long as the process. */
function secretIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}
