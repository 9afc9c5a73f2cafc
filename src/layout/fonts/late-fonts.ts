/** Fonts for later pages, by the address of their file. */
const faces = new Map<string, FontFace>()

/**
 * Loads fonts of the style sheets, by the addresses of their files, for later pages of this document. Resolves when each is loaded or has
 * failed.
 *
 * With `font-display: optional`, a font that is missing at the first paint remains unused for the lifetime of the document. A font that a
 * script adds has no such limit.
 */
export async function fetchFonts(addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href))
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const file = rule instanceof CSSFontFaceRule ? fileOf(rule) : undefined
      if (rule instanceof CSSFontFaceRule && file !== undefined && wanted.has(file) && !faces.has(file)) faces.set(file, copyOf(rule, file))
    }
  }
  await Promise.allSettled([...faces.values()].map((face) => face.load()))
}

/** Returns the files of the fonts that were fetched so far, in time or late. */
export function fetchedFonts(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'))
}

/** Uses the loaded fonts from now on. Call it when another page replaces the present one. */
export function showFonts(): void {
  for (const face of faces.values()) if (face.status === 'loaded') document.fonts.add(face)
}

function fileOf({ style, parentStyleSheet }: CSSFontFaceRule): string | undefined {
  const address = /url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1]
  return address && new URL(address, parentStyleSheet?.href ?? location.href).href
}

function copyOf({ style }: CSSFontFaceRule, file: string): FontFace {
  const value = (name: string) => style.getPropertyValue(name)
  return new FontFace(value('font-family').replaceAll('"', ''), `url("${file}")`, {
    style: value('font-style'),
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
  })
}
