/** Control characters except line ends and tabs, and characters that change the direction of the following text. */
const UNPRINTABLE = /[[\p{Cc}\u202A-\u202E\u2066-\u2069]--[\t\n]]/gv

/**
 * Escapes characters that would control a terminal. Content may contain any character.
 *
 * @example printable('a\u001B[2Jb') === 'a\\u001B[2Jb'
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}

/** Escapes text for one line of a terminal, including line ends. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n')
}
