/** Faces for the pages to come, by the address of their file. */
const faces = new Map<string, FontFace>()

/**
 * Fetch faces that the style sheets name, by the addresses of their files, for the pages that follow in this document;
 * ends when each is there or has failed.
 *
 * `font-display: optional` leaves a face that was not there at the first paint out for as long as the document lasts. The
 * same face added by a script has no such limit.
 */
export async function fetchFaces(addresses: readonly string[]): Promise<void> {
  const wanted = new Set(addresses.map((address) => new URL(address, location.href).href))
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      const file = rule instanceof CSSFontFaceRule ? fileOf(rule) : undefined
      if (rule instanceof CSSFontFaceRule && file !== undefined && wanted.has(file) && !faces.has(file)) faces.set(file, copyOf(rule, file))
    }
  }
  await Promise.allSettled([...faces.values()].map((face) => face.load()))
}

/** Name the files of the faces that have come so far, in time or late. */
export function fetchedFaces(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.woff2'))
}

/** Draw with the faces that were fetched from now on: to be called where a page takes the place of another. */
export function showFaces(): void {
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
