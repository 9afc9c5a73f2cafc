import { compareVersions } from './releases.ts'

/** A change of the team's code or settings that a release requires. */
export interface Codemod {
  /** First release that requires the change. */
  readonly version: string
  /** Describes the change to the team. */
  readonly note: string
  /** Changes a file of `site/` or the settings. Returns the same text if there is nothing to change. */
  readonly change: (text: string, path: string) => string
}

/** The codemods of all releases. Each stays until no supported release precedes it. */
export const CODEMODS: readonly Codemod[] = []

/** Returns the codemods that an upgrade requires, in the order of their releases. */
export function codemodsBetween(from: string, to: string, all: readonly Codemod[] = CODEMODS): Codemod[] {
  return all
    .filter(({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
    .toSorted((one, other) => compareVersions(one.version, other.version))
}

/** Marks a line that the team has to change. `npm run check` fails with the sentence until the comment is deleted. */
const MARK = '@upgrade'

/**
 * Inserts a comment with a sentence above each line that contains a pattern, in the syntax of the file. Returns the same text if no
 * line contains it, or if the comment is there already.
 *
 * @example commentAbove('  menu: 5,', 'a.ts', /\bmenu:/, 'Rename this.') === '  // @upgrade Rename this.\n  menu: 5,'
 */
export function commentAbove(text: string, path: string, pattern: RegExp, sentence: string): string {
  const lines = text.split('\n')
  const marked = lines.flatMap((line, index) => {
    if (!pattern.test(line) || lines[index - 1]?.includes(`${MARK} ${sentence}`)) return [line]
    const indent = /^\s*/.exec(line)?.[0] ?? ''
    const comment = `${MARK} ${sentence}`
    if (path.endsWith('.css')) return [`${indent}/* ${comment} */`, line]
    if (path.endsWith('.tsx') && /^\s*</.test(line)) return [`${indent}{/* ${comment} */}`, line]
    return [`${indent}// ${comment}`, line]
  })
  return marked.join('\n')
}
