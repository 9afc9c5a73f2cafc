/** Maximum length of a content line in bytes, without its end. */
const MAX = 75

/** Ends a content line. Folds longer lines into further lines that begin with a blank, without splitting a character. */
export function line(content: string): string {
  let folded = ''
  let bytes = 0
  for (const character of content) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MAX) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return `${folded}\r\n`
}

/** Escapes a text for the value of a content line. */
export function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** Formats a day, `2026-11-21`, as a date: `20261121`. */
export function date(day: string): string {
  return day.replaceAll('-', '')
}

/** Formats a moment in UTC. */
export function dateTime(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
