import { looksLikeCode } from './looks-like-code.ts'

/** What text for people hardly ever has at the beginning of a line, and Markdown has. */
const BLOCKS = [
  // Headings, written either way.
  /^ {0,3}#{1,6} +\S/m,
  /\S[ \t]*\n {0,3}(?:={3,}|-{3,})[ \t]*$/m,
  // Fences, and what is listed: two points at least, since a dash may be one of speech.
  /^ {0,3}(?:`{3,}|~{3,})[^`\n]*$/m,
  /^ {0,3}[-*+] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*[-*+] +\S/m,
  /^ {0,3}1[.)] +\S[^\n]*\n(?:[ \t]*\n)?[ \t]*2[.)] +\S/m,
  /^ {0,3}> ?\S/m,
  /^\|?[ \t]*:?-{2,}:?[ \t]*\|[-:| \t]*$/m,
  /^\[\^?[^\]\n]{1,100}\]: *\S/m,
]

/** What it has within a line. */
const INLINES = [
  /!?\[[^\]\n]{0,500}\]\([^()\s]{1,500}(?: +"[^"\n]{0,500}")?\)/,
  /(?<![\w*])\*\*[^\s*][^*\n]{0,500}\*\*(?!\*)/,
  /(?<![\w_])__[^\s_][^_\n]{0,500}__(?![\w_])/,
  /(?<![\w*])\*[^\s*][^*\n]{0,200}[^\s*]\*(?![\w*])/,
  /(?<![\w_])_[^\s_][^_\n]{0,200}[^\s_]_(?![\w_])/,
  /(?<!`)`[^`\n]{1,200}`(?!`)/,
  /~~[^\s~][^~\n]{0,200}~~/,
]

/** As much of a text is read. */
const READ = 20_000

/** Tell whether a text has a sign of Markdown that text as it is hardly ever has, and is not code itself. A pure measure of the first 20,000 characters. */
export function looksLikeMarkdown(text: string): boolean {
  const read = text.slice(0, READ).replaceAll('\r\n', '\n')
  return [...BLOCKS, ...INLINES].some((sign) => sign.test(read)) && !looksLikeCode(read)
}
