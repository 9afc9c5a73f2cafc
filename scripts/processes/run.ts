import { spawnSync } from 'node:child_process'

/** Run a command of the project's packages and tell whether it succeeded; what it prints is shown. */
export function run(command: string, ...args: string[]): boolean {
  // npm puts node_modules/.bin first on the path, so that this is the packages' own Node and tools.
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
