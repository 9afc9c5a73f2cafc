const SEGMENTS = 4
const GROUPS = 12

/** Reads the glyph of each code point from the `cmap` table of a font. */
export function glyphsOf(cmap: Buffer): ReadonlyMap<number, number> {
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)))
  const glyphs = new Map<number, number>()
  for (const table of tables) {
    const format = table.readUInt16BE(0)
    for (const [code, glyph] of format === SEGMENTS ? segments(table) : format === GROUPS ? groups(table) : []) if (glyph !== 0) glyphs.set(code, glyph)
  }
  return glyphs
}

function* segments(table: Buffer): Generator<[code: number, glyph: number]> {
  const size = table.readUInt16BE(6)
  for (let at = 0; at < size; at += 2) {
    const end = table.readUInt16BE(14 + at)
    const start = table.readUInt16BE(16 + size + at)
    const delta = table.readUInt16BE(16 + size * 2 + at)
    const place = 16 + size * 3 + at
    const offset = table.readUInt16BE(place)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code : table.readUInt16BE(place + offset + (code - start) * 2)
      yield [code, glyph === 0 ? 0 : (glyph + delta) & 0xffff]
    }
  }
}

function* groups(table: Buffer): Generator<[code: number, glyph: number]> {
  for (let index = 0; index < table.readUInt32BE(12); index += 1) {
    const group = table.subarray(16 + 12 * index)
    const start = group.readUInt32BE(0)
    for (let code = start; code <= group.readUInt32BE(4); code += 1) yield [code, group.readUInt32BE(8) + code - start]
  }
}
