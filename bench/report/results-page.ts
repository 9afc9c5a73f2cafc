import type { Row } from './row.ts'
import { markdownTable } from './table.ts'

const BEGIN = '<!-- figures -->\n'
const END = '<!-- end -->'

/** Replaces the table of a page in `bench/results/`. Throws if the page lacks the marks that enclose it. */
export function withFigures(page: string, rows: readonly Row[]): string {
  const from = page.indexOf(BEGIN)
  const to = page.indexOf(END, from)
  if (from === -1 || to === -1) throw new Error(`A page of bench/results has no place for its figures: ${BEGIN.trim()} … ${END}`)
  return `${page.slice(0, from + BEGIN.length)}\n${markdownTable(rows)}\n\n${page.slice(to)}`
}
