import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Git } from './git.ts'
import { ruleFor } from './rules.ts'

/** A step after the merge. */
interface Step {
  readonly title: string
  readonly command: readonly string[]
}

/** Steps that lead from a merged tree to a site that works. The build generates the route tree and the imports of `site/`. */
const STEPS: readonly Step[] = [
  { title: 'Installing packages', command: ['npm', 'install', '--no-audit', '--no-fund', '--loglevel=error'] },
  { title: 'Building', command: ['npm', 'run', 'build'] },
  { title: 'Checking', command: ['npm', 'run', 'check'] },
]

/** Installs, builds and checks the merged project, and stages generated files. Returns the step that failed. */
export function finish(project: Git, folder: string, say: (line: string) => void): Step | undefined {
  for (const step of STEPS) {
    say(`${step.title}: ${step.command.join(' ')}`)
    const [program = '', ...args] = step.command
    const { status } = spawnSync(program, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
    if (status !== 0) return step
    if (program === 'npm' && args[0] === 'install') format(project, folder)
  }
  project(['add', '--all', '--', '.'])
  return undefined
}

/** Formats the files that were merged by key. No other file changes. */
function format(project: Git, folder: string): void {
  const tool = join(folder, 'node_modules/.bin/oxfmt')
  const changed = project(['diff', '--cached', '--name-only', '--diff-filter=AM', '-z']).split('\0')
  const merged = changed.filter((path) => ruleFor(path) === 'keys')
  // Without a path, the formatter would format the whole project.
  if (merged.length > 0) spawnSync(tool, merged, { cwd: folder, stdio: 'ignore', shell: process.platform === 'win32' })
}

/** Installs the packages of the restored lock file, if others are installed. */
export function restorePackages(folder: string): void {
  const isInstalled = existsSync(join(folder, 'scripts/setup.mjs')) && existsSync(join(folder, 'node_modules'))
  if (isInstalled) spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: folder, stdio: 'inherit' })
}
