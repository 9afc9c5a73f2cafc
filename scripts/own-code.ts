import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { ownCodeProblems } from './own-code/clashes.ts'
import { generatedModules } from './own-code/generated.ts'

const FOLDER = 'src/own'

/**
 * Writes the modules of `src/own/` that import what lies in `site/`. Returns the names of those that were outdated.
 *
 * Call this before any module of `src/` is loaded. Throws a `StartError` with a sentence for each problem in `site/`.
 */
export function updateOwnCode(root = '.'): readonly string[] {
  const problems = ownCodeProblems(root)
  if (problems.length > 0) throw new StartError(`site/ needs a correction:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  const modules = generatedModules(root)
  const folder = join(root, FOLDER)
  mkdirSync(folder, { recursive: true })
  const outdated = [...modules].filter(([name, text]) => !existsSync(join(folder, name)) || readFileSync(join(folder, name), 'utf8') !== text)
  for (const [name, text] of outdated) writeFileSync(join(folder, name), text)
  const former = readdirSync(folder).filter((name) => name.endsWith('.gen.ts') && !modules.has(name))
  for (const name of former) rmSync(join(folder, name))
  return [...outdated.map(([name]) => name), ...former].map((name) => `${FOLDER}/${name}`)
}

if (import.meta.main) {
  try {
    updateOwnCode()
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}
