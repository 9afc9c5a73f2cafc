import { createHash } from 'node:crypto'

/**
 * Returns a permanent UUID (version 8) for names. The same names result in the same UUID.
 *
 * It does not depend on addresses or texts, so subscribers recognize an entry after it was renamed or the site has moved.
 */
export function uuidOf(...names: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(names)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
