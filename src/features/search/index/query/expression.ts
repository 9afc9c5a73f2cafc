import type { Run, Word } from '../../analysis/analyser.ts'
import { gramsOf } from '../../analysis/run-letters.ts'

/** Quotes a token, so that FTS5 does not interpret it as syntax. */
function quoted(tokens: string): string {
  return `"${tokens.replaceAll('"', '""')}"`
}

/** Joins expressions with `OR`. Returns `undefined` if there are none. */
export function anyOf(expressions: readonly string[]): string | undefined {
  return joined(expressions, ' OR ')
}

/** Joins expressions with `AND`. Returns `undefined` if there are none. */
export function allOf(expressions: readonly string[]): string | undefined {
  return joined(expressions, ' AND ')
}

function joined(expressions: readonly string[], operator: string): string | undefined {
  const different = [...new Set(expressions)]
  return different.length > 1 ? `(${different.join(operator)})` : different[0]
}

/** Matches all forms of a word, its compounds, and words of the columns `begunIn` that begin with the word. */
export function wordExpression({ word, stems }: Pick<Word, 'word' | 'stems'>, compounds: readonly string[], begunIn?: string): string {
  const forms = [word, ...stems, ...compounds].map(quoted)
  return anyOf([...forms, ...(begunIn === undefined ? [] : [`${begunIn} : ${quoted(word)} *`])]) ?? quoted(word)
}

/** Matches consecutive letters of a run. A single letter matches anywhere. */
export function runExpression(letters: readonly string[]): string {
  const pairs = gramsOf(letters).slice(0, -1)
  return pairs.length > 0 ? quoted(pairs.join(' ')) : `${quoted(letters.join(''))} *`
}

/** Maximum number of tokens between words that stand near each other. */
const NEAR = 6

/** Matches runs that stand near each other, in any order. */
export function nearExpression(runs: readonly (readonly string[])[]): string {
  return `NEAR(${runs.map(runExpression).join(' ')}, ${NEAR})`
}

/** Matches consecutive units in some columns, in their original form. */
export function phraseExpression(units: readonly (Word | Run)[], columns: string): string | undefined {
  const last = units.at(-1)
  const tokens = units.flatMap((unit) => {
    if (unit.kind === 'word') return [unit.word]
    const grams = gramsOf(unit.letters.map(({ letter }) => letter))
    // The pair of the last letter would include the following letter of the text.
    return unit === last && grams.length > 1 ? grams.slice(0, -1) : grams
  })
  if (tokens.length === 0) return undefined
  const isOneLetter = last?.kind === 'run' && last.letters.length === 1
  return `${columns} : ${quoted(tokens.join(' '))}${isOneLetter ? ' *' : ''}`
}
