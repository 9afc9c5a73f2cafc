import { isEntryPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { fold } from '../analysis/fold.ts'
import type { Card } from '../index/card.ts'

/** Minimum share of a URL’s letter groups, or of its words, that a page’s title, slug or one of its headings must contain. */
const MIN_SHARE = 0.5
/** Minimum share of a word’s letter groups that counts as the word. */
const MIN_SHARE_OF_WORD = 0.8

/**
 * Returns whether a page resembles the words of a URL. Its title, its slug or one of its headings must have a similar spelling, or contain
 * half of the words.
 */
export function isNear(words: string, { title, headings, place }: Pick<Card, 'title' | 'headings' | 'place'>): boolean {
  const wanted = groupsOfWords(words)
  const all = new Set(wanted.flat())
  const slug = isEntryPlace(place) ? place.slug : isNestedPlace(place) ? place.path : ''
  return [title.text, slug, ...headings].some((text) => {
    const given = new Set(groupsOfWords(text).flat())
    const isThere = (group: string) => given.has(group)
    const whole = wanted.filter((word) => word.filter(isThere).length >= MIN_SHARE_OF_WORD * word.length)
    return [...all].filter(isThere).length >= MIN_SHARE * all.size || whole.length >= MIN_SHARE * wanted.length
  })
}

/** Splits each word into groups of three letters, or of two in scripts whose words are short. */
function groupsOfWords(text: string): string[][] {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => groups([...word], /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? 2 : 3))
}

function groups(letters: readonly string[], size: number): string[] {
  if (letters.length <= size) return [letters.join('')]
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''))
}
