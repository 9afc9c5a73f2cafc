import { japanesePhrases } from '#app/i18n/japanese-phrases.ts'
import { memoize } from 'contentful-emulator/async/memoize.ts'

const segmenters = memoize((tag: string) => new Intl.Segmenter(tag, { granularity: 'word' }), new Map())
const BREAK = '\u{200b}'

/** Inserts break opportunities between the words of a text without spaces. `tag` is the language of the text. */
export function phrases(text: string, tag: string): string {
  if (/^ja(?:-|$)/i.test(tag)) return japanesePhrases(text).join(BREAK)
  let before: Intl.SegmentData | undefined
  let marked = ''
  for (const segment of segmenters(tag).segment(text)) {
    // Line breaking rules for brackets and punctuation already apply.
    const mayEnd = before?.isWordLike === true && segment.isWordLike === true
    marked += (mayEnd ? BREAK : '') + segment.segment
    before = segment
  }
  return marked
}
