/** How lines of code end. */
const CODE = /[;{}][ \t]*$/

/** As much of a text is read. */
const READ = 20_000

/** Tell whether most lines of a text, fences of Markdown apart, end as lines of code do. A pure measure of the first 20,000 characters. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .slice(0, READ)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/^```[^`]*^```/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  return lines.filter((line) => CODE.test(line)).length > lines.length / 2
}
