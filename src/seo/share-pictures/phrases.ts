import { perName } from '#app/i18n/per-name.ts'

const segmenters = perName((tag) => new Intl.Segmenter(tag, { granularity: 'word' }))
const BREAK = '\u{200b}'
/** Particles and endings: they stay with what they belong to. */
const ENDING = /^\p{Script=Hiragana}+$/u

/** Mark between which words of a text without spaces a line may end, so that none is torn. `tag` is its language. */
export function phrases(text: string, tag: string): string {
  let before: Intl.SegmentData | undefined
  let marked = ''
  for (const segment of segmenters(tag).segment(text)) {
    // At brackets and marks a line ends by rules of its own.
    const mayEnd = before?.isWordLike === true && segment.isWordLike === true && !ENDING.test(segment.segment)
    marked += (mayEnd ? BREAK : '') + segment.segment
    before = segment
  }
  return marked
}
