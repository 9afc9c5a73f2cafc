/** Reads the light palette of a theme's style sheet. The first value of each token counts; later ones are for users who prefer more contrast. */
function light(sheet: string): ReadonlyMap<string, string> {
  return palette(sheet, 1)
}

/** Reads the dark palette in the same way. */
function dark(sheet: string): ReadonlyMap<string, string> {
  return palette(sheet, 2)
}

function palette(sheet: string, side: 1 | 2): ReadonlyMap<string, string> {
  const found = [...sheet.matchAll(/(--[\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
  return new Map(found.toReversed().map((match) => [match[1] ?? '', match[side + 1] ?? '']))
}

/** Computes the contrast ratio of two colours by WCAG, from 1 to 21. Colours are written as `#rgb` or `#rrggbb`. */
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

/** Minimum contrast of text in the brand colour, by the WCAG level that a theme declares in `--brand-contrast`. */
const BRAND_MINIMUM = { AA: 4.5, AAA: 7 } as const

const PAPERS = ['--paper', '--paper-raised', '--paper-sunk']

/** Returns a sentence for each pair of colours in a theme's style sheet whose contrast is too low. */
export function contrastProblems(sheet: string): string[] {
  const level = /--brand-contrast: (AA|AAA);/.exec(sheet)?.[1] === 'AA' ? 'AA' : 'AAA'
  const brand = `${BRAND_MINIMUM[level]}:1 for ${level} (\`--brand-contrast\`)`
  const rules = [
    { minimum: 7, wanted: '7:1', tokens: ['--ink', '--ink-soft'] },
    { minimum: BRAND_MINIMUM[level], wanted: brand, tokens: ['--accent', '--accent-strong'] },
    { minimum: 3, wanted: '3:1', tokens: ['--line-strong', '--accent-vivid', '--focus'] },
  ]
  const pairs = [
    ...rules.flatMap(({ tokens, ...rule }) => tokens.flatMap((token) => PAPERS.map((paper) => ({ ...rule, token, paper })))),
    { minimum: BRAND_MINIMUM[level], wanted: brand, token: '--on-accent', paper: '--accent' },
  ]
  return [['light', light(sheet)] as const, ['dark', dark(sheet)] as const].flatMap(([name, colours]) =>
    pairs
      .map((pair) => ({ ...pair, contrast: ratio(colours.get(pair.token), colours.get(pair.paper)) }))
      .filter(({ contrast, minimum }) => !(contrast >= minimum))
      .map(({ token, paper, contrast, wanted }) => `${token} on ${paper} has ${contrast.toFixed(2)}:1 in the ${name} palette; it needs ${wanted}`),
  )
}
