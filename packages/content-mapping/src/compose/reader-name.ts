/** Words by which editors mark the place of a content type in their model. Visitors do not need them. */
const MARKS =
  /^(?:components?|cmp|comp|modules?|sections?|blocks?|templates?|content ?types?|types?|topics?|entry|entries|generic|wrapper|deprecated|old|legacy|v\d+)$/i

/**
 * Converts the name of a content type or field to a name for visitors. Removes emoji, notes, and the words of a component library.
 *
 * @example
 * readerName('💎 Info block component') // 'Info'
 * readerName('Page Content > caseStudy (deprecated)') // 'Case study'
 */
export function readerName(name: string): string {
  const last =
    name
      .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' ')
      .split(/[>:|/]|\s[-–—]\s/)
      .findLast((part) => /\p{L}/u.test(part)) ?? name
  const words = last
    .replaceAll(/[^\p{L}\p{N}\s&'’.,+-]|\p{Extended_Pictographic}|\p{M}(?<=[\uFE0F\u20E3])/gu, ' ')
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_]+/)
    .filter(Boolean)
  const own = words.filter((word) => !MARKS.test(word))
  const kept = own.length > 0 ? own : words
  const sentence = kept.map((word, at) => (at > 0 && /^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word)).join(' ')
  return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1)
}

/**
 * Returns the name of several entries of a content type in English.
 *
 * @example
 * pluralOf('Case study') // 'Case studies'
 */
export function pluralOf(name: string): string {
  if (!/[a-z]$/i.test(name) || /(?:[^s]s|ies|news|people|staff|info(?:rmation)?|content|media|equipment|faq|team|work|press)$/i.test(name)) return name
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`
  if (/person$/i.test(name)) return name.replace(/erson$/, 'eople')
  return /(?:ss|x|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`
}
