import type { Run } from '../../analysis/analyser.ts'
import { lettersOf } from '../../analysis/run-letters.ts'

const PIECES = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|\p{Script=Hiragana}+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu
/** Shorter ones are endings and particles. */
const LEAST_HIRAGANA = 3

/** Cut a run of Japanese where its script changes, without what only joins words; all of it where nothing else is left. */
export function pieceRuns({ written }: Run): string[][] {
  const pieces = written.match(PIECES) ?? []
  const telling = pieces.filter((piece) => !/^\p{Script=Hiragana}+$/u.test(piece) || piece.length >= LEAST_HIRAGANA)
  return (telling.length > 0 ? telling : [written]).map((piece) => lettersOf(piece).map(({ letter }) => letter))
}
