import { createHash } from 'node:crypto'

/**
 * Name something for programs for good: a UUID of its own making (version 8), the same for the same names.
 *
 * It holds neither address nor words: what is renamed, or moves to another host, is still the same to who follows it.
 */
export function uuidOf(...names: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(names)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
