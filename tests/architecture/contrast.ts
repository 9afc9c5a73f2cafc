/** Read the colours of a palette from a theme's style sheet: what comes first for each token, before those for more contrast. */
export function light(sheet: string): ReadonlyMap<string, string> {
  return palette(sheet, 1)
}

/** The same for the other palette. */
export function dark(sheet: string): ReadonlyMap<string, string> {
  return palette(sheet, 2)
}

function palette(sheet: string, side: 1 | 2): ReadonlyMap<string, string> {
  const found = [...sheet.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  return new Map(found.toReversed().map((match) => [match[1] ?? '', match[side + 1] ?? '']))
}

/** How much two colours written as `#rgb` or `#rrggbb` differ, as WCAG reckons it: 1 to 21. */
export function ratio(one = '', other = ''): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/gi, '$&$&') : colour
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
