import { globSync, readFileSync } from 'node:fs'
import { DECISIONS } from '../upgrade/by-key.ts'

const COMMENT = /@upgrade (?<sentence>.*?)(?:\s*\*\/.*)?$/

/**
 * Finds the changes that an upgrade has left to the team: comments with `@upgrade`, and decisions in `package.json`. Prints uses of
 * deprecated names with `say`. They are no problems yet.
 */
export function upgradeProblems(folder = '.', { say = (line: string): void => console.log(`  ${line}`), deprecated = DEPRECATED } = {}): string[] {
  const paths = globSync(['site/**/*.{ts,tsx,css,json}', 'app.config.ts', 'content.config.ts'], { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  const files = paths.toSorted().map((path) => [path, readFileSync(`${folder}/${path}`, 'utf8')] as const)
  for (const line of files.flatMap(([path, text]) => deprecatedUses(path, text, deprecated))) say(line)
  return [...files.flatMap(([path, text]) => commentsIn(path, text)), ...decisionsIn(`${folder}/package.json`)]
}

function commentsIn(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const sentence = COMMENT.exec(line)?.groups?.['sentence']
    return sentence === undefined ? [] : [`${path}:${index + 1} ${sentence} Then delete the comment.`]
  })
}

function decisionsIn(file: string): string[] {
  const decisions: unknown = JSON.parse(readFileSync(file, 'utf8'))[DECISIONS]
  return Array.isArray(decisions) ? decisions.map((decision) => `package.json ${String(decision)}`) : []
}

/** A name of the public surface that works for one more minor version. */
interface Deprecated {
  /** Finds uses in code and settings of a team. */
  readonly use: RegExp
  /** Describes the replacement: "Use `limits.sectionItems` instead." */
  readonly replacement: string
  /** Version without the name. The release of that version deletes this row, and adds a codemod if it can replace the name. */
  readonly removedIn: string
}

/** The deprecated settings, variables, messages, tokens and modules. */
export const DEPRECATED: readonly Deprecated[] = []

/** Returns a sentence for each line of a file that uses a deprecated name. */
export function deprecatedUses(path: string, text: string, all: readonly Deprecated[] = DEPRECATED): string[] {
  return text.split('\n').flatMap((line, index) =>
    all.flatMap(({ use, replacement, removedIn }) => {
      const [name] = use.exec(line) ?? []
      return name === undefined ? [] : [`${path}:${index + 1} \`${name}\` works until ${removedIn}. ${replacement}`]
    }),
  )
}
