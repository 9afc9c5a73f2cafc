import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Returns whether a tool that has a separate folder and lock file is installed there. */
export function hasPackages(folder: string): boolean {
  // npm writes this file last.
  return existsSync(join(folder, 'node_modules/.package-lock.json'))
}

/** Installs a tool from the lock file in its folder, unless it is installed. Throws an error if that fails. */
export function ensurePackages(folder: string, tool: string): void {
  if (hasPackages(folder)) return
  console.error(`Installing ${tool} …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${tool} could not be installed: see the message above.`)
}
