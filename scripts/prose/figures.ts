import type { Text } from './areas.ts'

const WORD = /[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu

/** Words whose frequency shows how plain comments are, with the figures of five admired code bases. */
const COUNTED: readonly (readonly [name: string, words: RegExp, anchor: string])[] = [
  ['if', /\bif\b/giu, '10.6'],
  ['where', /\bwhere\b/giu, '0.7'],
  ['what/who(ever)', /\b(?:what|whatever|who|whoever)\b/giu, 'at most 1.1'],
  ['return(s)', /\breturns?\b/giu, '5.2'],
  ['give(s), tell(s)', /\b(?:gives?|tells?)\b/giu, '0.2'],
  ['example, e.g.', /\bexamples?\b|\be\.g\./giu, '4.5'],
]

/** Prints how often the counted words occur in comments, per 1,000 words. */
export function printFigures(texts: readonly Text[], print: (line: string) => void = console.log): void {
  const prose = texts.filter(({ area }) => area === 'comments' || area === 'docstrings').map(({ markdown }) => markdown)
  const count = (pattern: RegExp) => prose.reduce((sum, text) => sum + (text.match(pattern)?.length ?? 0), 0)
  const words = count(WORD)
  print(`${words} words of comments. Per 1,000 words (admired code bases):`)
  for (const [name, pattern, anchor] of COUNTED) {
    const found = count(pattern)
    print(`  ${name.padEnd(18)} ${((found / words) * 1000).toFixed(1).padStart(5)} (${anchor}), ${found} in all`)
  }
}
