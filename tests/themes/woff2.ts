import { brotliDecompressSync } from 'node:zlib'

const HEADER = 48
/** Tags of the necessary tables for which WOFF2 defines numbers. Other tables are stored under their number. */
const TAGS: Readonly<Record<number, string>> = { 0: 'cmap', 10: 'glyf', 11: 'loca', 47: 'fvar' }
const OWN_TAG = 63

/** Reads the tables of a WOFF2 file that are not transformed, which are all except the outlines. */
export function tablesOf(file: Buffer): ReadonlyMap<string, Buffer> {
  let at = HEADER
  const number = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const directory = Array.from({ length: file.readUInt16BE(12) }, () => {
    const flags = file.readUInt8(at)
    at += 1
    const known = flags & 63
    const tag = known === OWN_TAG ? file.toString('latin1', at, at + 4) : (TAGS[known] ?? `${known}`)
    at += known === OWN_TAG ? 4 : 0
    const length = number()
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    return { tag, length: isTransformed ? number() : length }
  })
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  let start = 0
  return new Map(directory.map(({ tag, length }) => [tag, data.subarray(start, (start += length))]))
}

/** Reads the axes of a font from its `fvar` table. */
export function axesOf(fvar: Buffer): ReadonlyMap<string, { min: number; max: number }> {
  const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => fvar.subarray(fvar.readUInt16BE(4) + fvar.readUInt16BE(10) * index))
  return new Map(axes.map((axis) => [axis.toString('latin1', 0, 4), { min: axis.readInt32BE(4) / 65_536, max: axis.readInt32BE(12) / 65_536 }]))
}
