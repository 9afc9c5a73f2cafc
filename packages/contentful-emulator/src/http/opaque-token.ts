import { isList, type Json } from '../json/json.ts'

/** Write values as URL-safe text that a client hands back unread. */
export function encodeOpaque(parts: readonly Json[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Read what {@link encodeOpaque} wrote; an empty list when the text is something else. */
export function decodeOpaque(token: string): readonly Json[] {
  try {
    const parts: Json = JSON.parse(Buffer.from(token, 'base64url').toString())
    return isList(parts) ? parts : []
  } catch {
    return []
  }
}
