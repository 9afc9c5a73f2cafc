/** Bytes of a line, without its end. */
const MOST = 75

/** End a content line; what is longer goes on in further lines, each of which begins with a blank. No character is cut. */
export function line(content: string): string {
  let folded = ''
  let bytes = 0
  for (const character of content) {
    const size = Buffer.byteLength(character)
    if (bytes + size > MOST) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return `${folded}\r\n`
}

/** Write a text as the value of a content line. */
export function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')
}

/** Write a day, `2026-11-21`, as a date. */
export function date(day: string): string {
  return day.replaceAll('-', '')
}

/** Write a moment in UTC. */
export function dateTime(moment: Date): string {
  return moment.toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
