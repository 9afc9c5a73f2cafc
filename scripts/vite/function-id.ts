import { createHash } from 'node:crypto'

/** Name a server function in addresses: as many letters as tell a site's few apart, since none of them can be compressed. */
export function functionId({ filename, functionName }: { readonly filename: string; readonly functionName: string }): string {
  return createHash('sha256').update(`${filename}--${functionName}`).digest('base64url').slice(0, 6)
}
