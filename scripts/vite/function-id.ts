import { createHash } from 'node:crypto'

/**
 * Returns a short id of a server function for its URL. Ids are long enough to be unique among the site's few functions, and short
 * because they do not compress.
 */
export function functionId({ filename, functionName }: { readonly filename: string; readonly functionName: string }): string {
  return createHash('sha256').update(`${filename}--${functionName}`).digest('base64url').slice(0, 6)
}
