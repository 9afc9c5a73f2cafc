/** One figure of a bench. */
export interface Row {
  readonly what: string
  readonly figure: string
  /** The figure to compare with, measured in the same run. */
  readonly against?: string
  readonly goal?: string
  /** Whether the goal was reached. Absent if there is no goal, or if it cannot be measured on this machine. */
  readonly isMet?: boolean
}

/** Creates a row whose figure has a minimum or maximum. */
export function judged(row: Omit<Row, 'isMet' | 'goal' | 'figure'>, figure: number, goal: { readonly least?: number; readonly most?: number }, unit = ''): Row {
  const { least = -Infinity, most = Infinity } = goal
  const words = goal.least === undefined ? `at most ${most}${unit}` : `at least ${least}${unit}`
  return { ...row, figure: `${brief(figure)}${unit}`, goal: words, isMet: figure >= least && figure <= most }
}

/** Formats a number with three significant digits. */
export function brief(figure: number): string {
  if (!Number.isFinite(figure)) return '–'
  if (figure >= 1000) return Math.round(figure).toLocaleString('en')
  return figure >= 100 ? figure.toFixed(0) : figure >= 10 ? figure.toFixed(1) : figure.toFixed(2)
}

/** Formats the minimum, median and maximum of several rounds. */
export function spread(figures: readonly number[]): string {
  const inOrder = figures.toSorted((one, other) => one - other)
  return [inOrder[0], median(figures), inOrder.at(-1)].map((figure) => brief(figure ?? Number.NaN)).join(' / ')
}

/** Returns the median of several figures. */
export function median(figures: readonly number[]): number {
  const inOrder = figures.toSorted((one, other) => one - other)
  const middle = inOrder.length / 2
  return ((inOrder[Math.ceil(middle) - 1] ?? Number.NaN) + (inOrder[Math.floor(middle)] ?? Number.NaN)) / 2
}
