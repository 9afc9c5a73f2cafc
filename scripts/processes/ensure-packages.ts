import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Install the packages of a tool that has a folder and a lock of its own, where they are not yet. Throws an error where that fails. */
export function ensurePackages(folder: string, tool: string): void {
  // npm writes this when all else is there.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return
  console.error(`Installing ${tool} …`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${tool} could not be installed: see the message above.`)
}
