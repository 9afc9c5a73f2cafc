import { codePoints } from '../../scripts/fonts/code-points.ts'

/** A `@font-face` rule of a style sheet. */
export interface FontFaceRule {
  readonly family: string
  readonly style: string
  readonly weight: string
  /** Name of its file without folders. */
  readonly file: string
  readonly range: readonly number[]
}

/** Reads the `@font-face` rules of a style sheet that have a file. */
export function fontFaces(sheet: string): FontFaceRule[] {
  return [...sheet.matchAll(/@font-face \{([^}]+)\}/g)].flatMap(([, text = '']) => {
    const value = (name: string) => new RegExp(`${name}:\\s*([^;]+);`).exec(text)?.[1] ?? ''
    const file = /url\('(?:[^']*\/)?([^']+)'\)/.exec(text)?.[1]
    return file
      ? [{ family: value('font-family'), style: value('font-style'), weight: value('font-weight'), file, range: codePoints(value('unicode-range')) }]
      : []
  })
}
