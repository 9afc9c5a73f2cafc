import type { HeadingLevel } from '#app/rich-text/rich-text.ts'

const LEVELS: readonly HeadingLevel[] = [2, 3, 4, 5, 6]

/** Give the level of headings below one. */
export function deeper(level: HeadingLevel): HeadingLevel {
  return LEVELS[LEVELS.indexOf(level) + 1] ?? 6
}
