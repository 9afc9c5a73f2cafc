import { japanesePhrases } from '#app/i18n/japanese-phrases.ts'

const SQUARE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}ー]/gu

/**
 * Returns whether a name needs smaller letters in the header, because of its length or of its longest word.
 *
 * @example nameLength('House of Books') // undefined
 */
export function nameLength(name: string): 'long' | 'longest' | undefined {
  const whole = width(name)
  const word = Math.max(
    ...name
      .split(/[\s-]+/u)
      .flatMap(japanesePhrases)
      .map(width),
  )
  if (whole > 40 || word > 20) return 'longest'
  return whole > 22 || word > 11 ? 'long' : undefined
}

/** Returns the width of a text in Latin letters. A Chinese, Japanese or Korean letter, as wide as it is high, counts twice. */
function width(text: string): number {
  const letters = text.replace(/\p{M}/gu, '')
  return letters.length + (letters.match(SQUARE)?.length ?? 0)
}
