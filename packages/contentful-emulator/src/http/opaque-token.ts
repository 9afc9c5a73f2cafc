import { isList, type Json } from '../json/json.ts'

/** Encodes values as URL-safe text. Clients return it unchanged. */
export function encodeOpaque(parts: readonly Json[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Decodes a text of {@link encodeOpaque}. Returns an empty list if the text has another form. */
export function decodeOpaque(token: string): readonly Json[] {
  try {
    const parts: Json = JSON.parse(Buffer.from(token, 'base64url').toString())
    return isList(parts) ? parts : []
  } catch {
    return []
  }
}
