/** The article with what is written onto it, then conjunctions and prepositions of one letter. */
const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'] as const
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'] as const
const LEAST = 3

/** Take off an Arabic word, as `fold` writes it, one prefix and one suffix; three letters stay. */
export function arabicStem(folded: string): string {
  const prefix = PREFIXES.find((each) => folded.startsWith(each) && folded.length - each.length >= LEAST) ?? ''
  const bare = folded.slice(prefix.length)
  const suffix = SUFFIXES.find((each) => bare.endsWith(each) && bare.length - each.length >= LEAST) ?? ''
  return bare.slice(0, bare.length - suffix.length)
}
