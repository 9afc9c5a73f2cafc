import { isEntryPlace, isNestedPlace } from '#app/i18n/addresses/route-of.ts'
import { fold } from '../analysis/fold.ts'
import type { Card } from '../index/card.ts'

/** Minimum share of a URL’s letter groups that a page’s title or slug must contain. */
const MIN_SHARE = 0.5
/** Minimum share of a word’s letter groups that counts as the word. */
const MIN_SHARE_OF_WORD = 0.8

/**
 * Returns whether a page resembles the words of a URL. Its title or slug must have a similar spelling, or one of its texts must contain all
 * words. A heading may also consist of some of the words. A single common word is not enough: many headings contain “nothing” or “how”.
 */
export function isNear(words: string, { title, headings, place }: Pick<Card, 'title' | 'headings' | 'place'>): boolean {
  const wanted = groupsOfWords(words)
  const slug = isEntryPlace(place) ? place.slug : isNestedPlace(place) ? place.path : ''
  const names = [title.text, slug].map(groupsOfWords)
  const parts = headings.map(groupsOfWords)
  return (
    names.some((name) => shareOf(wanted.flat(), name) >= MIN_SHARE) ||
    [...names, ...parts].some((text) => containsAll(text, wanted)) ||
    parts.some((heading) => heading.length > 0 && containsAll(wanted, heading))
  )
}

type Words = readonly (readonly string[])[]

function containsAll(text: Words, words: Words): boolean {
  return words.every((word) => shareOf(word, text) >= MIN_SHARE_OF_WORD)
}

/** Returns the share of letter groups that a text contains. */
function shareOf(groups: readonly string[], text: Words): number {
  const wanted = new Set(groups)
  const given = new Set(text.flat())
  return wanted.intersection(given).size / wanted.size
}

/** Splits each word into groups of three letters, or of two in scripts whose words are short. */
function groupsOfWords(text: string): string[][] {
  const words = fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.map((word) => lettersInGroups([...word], /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? 2 : 3))
}

function lettersInGroups(letters: readonly string[], size: number): string[] {
  if (letters.length <= size) return [letters.join('')]
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''))
}
