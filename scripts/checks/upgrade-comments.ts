import { globSync, readFileSync } from 'node:fs'
import { DECISIONS } from '../upgrade/by-key.ts'

const COMMENT = /@upgrade (?<sentence>.*?)(?:\s*\*\/.*)?$/

/** Finds the changes that an upgrade has left to the team: comments with `@upgrade`, and decisions in `package.json`. */
export function upgradeProblems(folder = '.'): string[] {
  const files = globSync(['site/**/*.{ts,tsx,css,json}', 'app.config.ts', 'content.config.ts'], { cwd: folder }).map((path) => path.replaceAll('\\', '/'))
  return [...files.toSorted().flatMap((path) => commentsIn(path, readFileSync(`${folder}/${path}`, 'utf8'))), ...decisionsIn(`${folder}/package.json`)]
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
