import type { Row } from './row.ts'
import { markdownTable } from './table.ts'

/** Put the figures of benches into the page, each between its marks, and leave those of others as they are. Throws an error where a mark is missing. */
export function withFigures(page: string, measured: ReadonlyMap<string, readonly Row[]>): string {
  let text = page
  for (const [name, rows] of measured) {
    const [begin, end] = [`<!-- figures: ${name} -->\n`, '<!-- end -->']
    const from = text.indexOf(begin)
    const to = text.indexOf(end, from)
    if (from === -1 || to === -1) throw new Error(`docs/performance.md has no place for the figures of ${name}: ${begin.trim()} … ${end}`)
    text = `${text.slice(0, from + begin.length)}\n${markdownTable(rows)}\n\n${text.slice(to)}`
  }
  return text
}
