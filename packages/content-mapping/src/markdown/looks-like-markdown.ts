import { looksLikeCode } from './looks-like-code.ts'

/** Markdown blocks that are very rare in plain text. */
const BLOCKS = [
  // Headings, in both notations.
  /^ {0,3}#{1,6} +\S/m,
  /\S[ \t]*\n {0,3}(?:={3,}|-{3,})[ \t]*$/m,
  // Fences and lists. Lists need two items, since a single dash may mark speech.
  /^ {0,3}(?:`{3,}|~{3,})[^`\n]*$/m,
  /^ {0,3}[-*+] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+] +\S/m,
  /^ {0,3}1[.)] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*2[.)] +\S/m,
  /^ {0,3}> ?\S/m,
  /^\|?[ \t]*:?-{2,}:?[ \t]*\|[-:| \t]*$/m,
  /^\[\^?[^\]\n]{1,100}\]: *\S/m,
]

/** Inline Markdown. */
const INLINES = [
  /!?\[[^\]\n]{0,500}\]\([^()\s]{1,500}(?: +"[^"\n]{0,500}")?\)/,
  /(?<![\w*])\*\*[^\s*][^*\n]{0,500}\*\*(?!\*)/,
  /(?<![\w_])__[^\s_][^_\n]{0,500}__(?![\w_])/,
  /(?<![\w*])\*[^\s*][^*\n]{0,200}[^\s*]\*(?![\w*])/,
  /(?<![\w_])_[^\s_][^_\n]{0,200}[^\s_]_(?![\w_])/,
  /(?<!`)`[^`\n]{1,200}`(?!`)/,
  /~~[^\s~][^~\n]{0,200}~~/,
]

/** Maximum characters that are examined. */
const READ = 20_000

/** Returns whether a text contains Markdown that is very rare in plain text, and is not code. Examines the first 20,000 characters. */
export function looksLikeMarkdown(text: string): boolean {
  const read = text.slice(0, READ).replaceAll('\r\n', '\n')
  return [...BLOCKS, ...INLINES].some((sign) => sign.test(read)) && !looksLikeCode(read)
}
