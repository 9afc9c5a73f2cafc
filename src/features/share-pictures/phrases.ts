import { japanesePhrases } from '#app/i18n/japanese-phrases.ts'
import { perName } from '#app/i18n/per-name.ts'

const segmenters = perName((tag) => new Intl.Segmenter(tag, { granularity: 'word' }))
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
