import type { HeadingLevel } from '#app/rich-text/rich-text.ts'

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6]

/** Returns the next lower level of headings. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? 6
}
