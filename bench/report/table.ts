import type { Row } from './row.ts'

const HEAD = ['measured', 'figure', 'against', 'goal', 'reached']

function cells({ what, figure, against = '', goal = '', isMet }: Row): string[] {
  return [what, figure, against, goal, isMet === undefined ? (goal === '' ? '' : 'cannot be measured here') : isMet ? 'yes' : 'NO']
}

/** Formats a table for the terminal. */
export function plainTable(rows: readonly Row[]): string {
  const all = [HEAD, ...rows.map(cells)]
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Formats a table in Markdown. */
export function markdownTable(rows: readonly Row[]): string {
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map((row) => line(cells(row)))].join('\n')
}
