import { open, stat, type FileHandle } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Json } from 'contentful-emulator/json/json.ts'

/** Record of a file: JSON and the bytes that it describes. */
export interface FileRecord {
  readonly value: Json
  readonly bytes: Buffer
}

/** Thrown if the checksum, the length or the content of a file is wrong. */
export class DamagedFileError extends Error {}

/** Size of the header: the lengths of both parts, and their checksum. */
const HEAD_BYTES = 12

/** Encodes a record for a file. */
export function encodeRecord(value: Json, bytes: readonly Buffer[] = []): Buffer[] {
  const json = Buffer.from(JSON.stringify(value))
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt32LE(json.length, 0)
  head.writeUInt32LE(
    bytes.reduce((sum, { length }) => sum + length, 0),
    4,
  )
  head.writeUInt32LE(
    bytes.reduce((sum, each) => crc32(each, sum), crc32(json)),
    8,
  )
  return [head, json, ...bytes]
}

/** End of reading: the end of the file, or a record that was not written completely. */
interface End {
  /** Offset of the end of the last complete record. */
  readonly at: number
  readonly isTorn: boolean
}

/** Reads a file record by record. Throws a `DamagedFileError` if a checksum does not match. */
export async function readRecords(path: string, take: (record: FileRecord, end: number) => Promise<void>): Promise<End> {
  const [file, { size }] = [await open(path), await stat(path)]
  try {
    let at = 0
    while (at < size) {
      const lengths = size - at < HEAD_BYTES ? undefined : await headAt(file, at)
      const end = lengths ? at + HEAD_BYTES + lengths.json + lengths.bytes : Infinity
      if (!lengths || end > size) return { at, isTorn: true }
      const json = await bytesAt(file, at + HEAD_BYTES, lengths.json)
      const bytes = await bytesAt(file, at + HEAD_BYTES + lengths.json, lengths.bytes)
      if (crc32(bytes, crc32(json)) !== lengths.sum) throw new DamagedFileError(`the record at byte ${at} is not what was written`)
      await take({ value: JSON.parse(json.toString()), bytes }, end)
      at = end
    }
    return { at, isTorn: false }
  } finally {
    await file.close()
  }
}

async function headAt(file: FileHandle, at: number): Promise<{ json: number; bytes: number; sum: number }> {
  const head = await bytesAt(file, at, HEAD_BYTES)
  return { json: head.readUInt32LE(0), bytes: head.readUInt32LE(4), sum: head.readUInt32LE(8) }
}

async function bytesAt(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  const { bytesRead } = await file.read(bytes, 0, length, at)
  if (bytesRead < length) throw new DamagedFileError('it became shorter while it was read')
  return bytes
}
