/** A normalized letter of a run, with its position in the run. */
export interface RunLetter {
  readonly letter: string
  readonly start: number
  readonly end: number
}

/** A letter with the combining marks that follow, including half-width marks. */
const CLUSTER = /[^\p{M}ﾞﾟ][\p{M}ﾞﾟ]*|[\p{M}ﾞﾟ]+/gu
const KATAKANA = /^[\u30A1-\u30FA\u30FC]$/
const LENGTHENED = 'ー'
/** Equivalents with B for syllables with V in katakana. */
const WITH_B: Readonly<Record<string, string>> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ' }

/**
 * Returns the normalized letters of a run, in compatibility form. In Japanese, all kana become katakana, and ヴ becomes ブ. The optional
 * lengthening sign at the end of longer words is removed. Marks on kana remain.
 */
export function lettersOf(run: string): RunLetter[] {
  const read = [...run.matchAll(CLUSTER)].map((match) => ({
    letter: match[0].normalize('NFKC').toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const letters: RunLetter[] = []
  for (const [at, each] of read.entries()) {
    const next = read[at + 1]?.letter ?? ''
    const isEnd = !KATAKANA.test(next)
    if (each.letter === LENGTHENED && isEnd && at >= 3 && [1, 2, 3].every((back) => KATAKANA.test(read[at - back]?.letter ?? ''))) continue
    const before = letters.at(-1)
    const merged = before?.letter === 'ヴ' ? WITH_B[each.letter] : undefined
    if (before && merged !== undefined) letters[letters.length - 1] = { letter: merged, start: before.start, end: each.end }
    else letters.push({ ...each, letter: katakanaOf(each.letter) })
  }
  return letters.map((each) => (each.letter === 'ヴ' ? { ...each, letter: 'ブ' } : each))
}

function katakanaOf(letter: string): string {
  return /^[\u3041-\u3096]$/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0x60) : letter
}

/** Returns the overlapping pairs of a run’s letters, and its last letter, so that a single letter is also found at the end. */
export function gramsOf(letters: readonly string[]): string[] {
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''))
}
