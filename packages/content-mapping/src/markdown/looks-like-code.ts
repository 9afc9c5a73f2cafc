/** Typical ends of lines of code. */
const CODE = /[;{}][ \t]*$/

/** Maximum characters that are examined. */
const READ = 20_000

/** Returns whether most lines outside Markdown fences end like lines of code. Examines the first 20,000 characters. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .slice(0, READ)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^```[^`]*^```/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.filter((line) => CODE.test(line)).length > lines.length / 2
}
