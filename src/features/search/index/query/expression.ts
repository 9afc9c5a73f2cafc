import type { Run, Word } from '../../analysis/analyser.ts'
import { gramsOf } from '../../analysis/run-letters.ts'

/** Quote a token, so that nothing of it is read as a part of the query language. */
function quoted(tokens: string): string {
  return `"${tokens.replaceAll('"', '""')}"`
}

/** Match any of some expressions; nothing is matched where there are none. */
export function anyOf(expressions: readonly string[]): string | undefined {
  return joined(expressions, ' OR ')
}

/** Match all of some expressions. */
export function allOf(expressions: readonly string[]): string | undefined {
  return joined(expressions, ' AND ')
}

function joined(expressions: readonly string[], operator: string): string | undefined {
  const different = [...new Set(expressions)]
  return different.length > 1 ? `(${different.join(operator)})` : different[0]
}

/** Match a word in any of its forms, with other words that hold it, or what begins with it in some columns. */
export function wordExpression({ word, stems }: Pick<Word, 'word' | 'stems'>, compounds: readonly string[], begunIn?: string): string {
  const forms = [word, ...stems, ...compounds].map(quoted)
  return anyOf([...forms, ...(begunIn === undefined ? [] : [`${begunIn} : ${quoted(word)} *`])]) ?? quoted(word)
}

/** Match the letters of a run one after the other; a single letter wherever it stands. */
export function runExpression(letters: readonly string[]): string {
  const pairs = gramsOf(letters).slice(0, -1)
  return pairs.length > 0 ? quoted(pairs.join(' ')) : `${quoted(letters.join(''))} *`
}

/** Match units exactly as they stand in some columns, one after the other. */
export function phraseExpression(units: readonly (Word | Run)[], columns: string): string | undefined {
  const last = units.at(-1)
  const tokens = units.flatMap((unit) => {
    if (unit.kind === 'word') return [unit.word]
    const grams = gramsOf(unit.letters.map(({ letter }) => letter))
    // What follows the last letter in the text is none of the phrase's business.
    return unit === last && grams.length > 1 ? grams.slice(0, -1) : grams
  })
  if (tokens.length === 0) return undefined
  const isOneLetter = last?.kind === 'run' && last.letters.length === 1
  return `${columns} : ${quoted(tokens.join(' '))}${isOneLetter ? ' *' : ''}`
}
