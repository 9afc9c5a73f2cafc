import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { memoize } from 'contentful-emulator/async/memoize.ts'
import { z } from 'zod'
import type { ShareFace } from '#app/themes/theme.ts'
import { unicodeRanges, type CodeRange } from '#app/themes/unicode-range.ts'

/** Font file for a subset of characters. */
interface Slice {
  readonly family: string
  readonly file: string
  readonly ranges: CodeRange[]
}

const { resolve } = createRequire(import.meta.url)
const rangesByName = z.record(z.string(), z.string())

/** Font files for share images. Found by character, and read only when needed. */
export class Faces {
  readonly #with: (character: string) => readonly Slice[]

  /** Throws if the package of a font is not installed. */
  constructor(faces: readonly ShareFace[]) {
    const all = faces.flatMap(slicesOf)
    this.#with = memoize((character) => {
      const code = character.codePointAt(0) ?? 0
      return all.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))
    }, new Map())
  }

  /** Returns whether the fonts cover every character of a text. */
  cover(text: string): boolean {
    return [...text].every((character) => this.#with(character).length > 0)
  }

  /** Returns the font files for the characters of a text. */
  of(text: string): ReadonlySet<Slice> {
    return new Set([...text].flatMap((character) => this.#with(character)))
  }
}

/** Reads a font file. */
export async function readSlice({ family, file, ranges }: Slice): Promise<{ name: string; data: Buffer; unicodeRange: CodeRange[] }> {
  return { name: family, data: await readFile(file), unicodeRange: ranges }
}

function slicesOf({ family, from, axis, slices }: ShareFace): Slice[] {
  const byName = rangesByName.parse(JSON.parse(readFileSync(resolve(`${from}/unicode.json`), 'utf8')))
  const id = from.slice(from.indexOf('/') + 1)
  const used = Object.entries(byName).filter(([name]) => slices?.includes(name) ?? true)
  return used.map(([name, ranges]) => ({
    family,
    file: resolve(`${from}/files/${id}-${name.replace(/[[\]]/g, '')}-${axis}-normal.woff2`),
    ranges: unicodeRanges(ranges),
  }))
}
