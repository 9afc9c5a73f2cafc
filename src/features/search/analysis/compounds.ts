/** Linking elements between the parts of a compound, most frequent first. */
const LINKS: Readonly<Record<string, readonly string[]>> = {
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
  nl: ['', 's', 'en', 'e'],
  sv: ['', 's'],
  da: ['', 's', 'e'],
  nb: ['', 's', 'e'],
}
const LEAST_WORD = 8
const LEAST_PART = 3

/** Returns whether a language writes compounds as one word. */
export function hasCompounds(language: string): boolean {
  return Object.hasOwn(LINKS, language)
}

/**
 * Returns the parts of a compound, or an empty list if the word cannot be split into words that `isWord` accepts.
 * Prefers the split with the longest shortest part, then the shortest linking element. `word` is in normalized form.
 * @example partsOf('kinderspielplatz', 'de', isWord) // ['kinder', 'spielplatz'] if both are words
 */
export function partsOf(word: string, language: string, isWord: (part: string) => boolean, depth = 2): readonly string[] {
  const links = LINKS[language]
  if (!links || word.length < LEAST_WORD || /\d/.test(word)) return []
  let best: readonly string[] = []
  let bestLength = 0
  for (let at = LEAST_PART; at <= word.length - LEAST_PART; at += 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    for (const link of links) {
      const first = head.slice(0, head.length - link.length)
      if (!head.endsWith(link) || first.length < LEAST_PART || !isWord(first)) continue
      const rest = isWord(tail) ? [tail] : depth > 0 ? partsOf(tail, language, isWord, depth - 1) : []
      const shortest = Math.min(first.length, ...rest.map((part) => part.length)) - link.length / 10
      if (rest.length > 0 && shortest > bestLength) [best, bestLength] = [[first, ...rest], shortest]
    }
  }
  return best
}
