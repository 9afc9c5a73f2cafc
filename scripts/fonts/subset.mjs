// Reads the path, the characters and the axes of a font from standard input, and writes the subset as WOFF2 to standard output. Hinting is removed:
// HarfBuzz draws the same without it.
import { readFile } from 'node:fs/promises'
import { json } from 'node:stream/consumers'
import subsetFont from 'subset-font'

const { from, text, axes } = await json(process.stdin)
process.stdout.write(await subsetFont(await readFile(from), text, { targetFormat: 'woff2', noHinting: true, variationAxes: axes }))
