/** The article with attached particles, then conjunctions and prepositions of one letter. */
const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و'] as const
const SUFFIXES = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'ه', 'ي'] as const
const LEAST = 3

/** Removes at most one prefix and one suffix from an Arabic word in the form of `fold`. At least three letters remain. */
export function arabicStem(folded: string): string {
  const prefix = PREFIXES.find((each) => folded.startsWith(each) && folded.length - each.length >= LEAST) ?? ''
  const bare = folded.slice(prefix.length)
  const suffix = SUFFIXES.find((each) => bare.endsWith(each) && bare.length - each.length >= LEAST) ?? ''
  return bare.slice(0, bare.length - suffix.length)
}
