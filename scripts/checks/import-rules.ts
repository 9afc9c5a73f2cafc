import { existsSync } from 'node:fs'
import { turnedArrows } from './imports/arrows.ts'
import { circles, folderCircles } from './imports/circles.ts'
import { leaks } from './imports/environment.ts'
import { entanglements } from './imports/slices.ts'
import { locationOf, ownSourceFiles, sourceFiles, type SourceFile } from './imports/source.ts'

/** The rules about imports, each with the sentence that explains a violation. */
const RULES: readonly (readonly [find: (files: readonly SourceFile[]) => readonly string[], reason: string])[] = [
  [missingTargets, 'there is no such file'],
  [turnedArrows, 'a folder may only import those before it in the list of scripts/checks/imports/arrows.ts'],
  [circles, 'this chain of imports leads back to where it began'],
  [folderCircles, 'this chain of imports between folders leads back to where it began'],
  [leaks, 'this code reaches the browser, which must not get code of the server'],
  [entanglements, 'only its registry and its routes may import a section type or page type (scripts/checks/imports/slices.ts)'],
]

/** The rules that also apply to the code of a team, which may import all layers. */
const GENERAL: ReadonlySet<unknown> = new Set([missingTargets, leaks])

/** Returns a sentence for each import in `src/` or `site/` that breaks a rule. */
export function importProblems(files: readonly SourceFile[] = sourceFiles(), own: readonly SourceFile[] = ownSourceFiles()): string[] {
  return RULES.flatMap(([find, reason]) => find(GENERAL.has(find) ? [...files, ...own] : files).map((found) => `${locationOf(found)}: ${reason}`))
}

/** Finds imports of files that do not exist. The type checker accepts any name of a picture or a style sheet. */
function missingTargets(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports
      .filter(({ target }) => !target.startsWith('paraglide/') && !existsSync(locationOf(target)))
      .map(({ target }) => `${path} imports ${locationOf(target)}`),
  )
}
