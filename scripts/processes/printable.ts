/** Control characters but line ends and tabs, and characters that change the direction of the text behind them. */
const UNPRINTABLE = /[[\p{Cc}\u202A-\u202E\u2066-\u2069]--[\t\n]]/gv

/**
 * Escapes what would control a terminal instead of being shown on it. Content may hold any character.
 *
 * @example printable('a\u001B[2Jb') === 'a\\u001B[2Jb'
 */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
}

/** Escapes text for a terminal, line ends too, so that it stays within its line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll('\n', '\\n')
}
