import { spawnSync } from 'node:child_process'

/** Runs a command of the project's packages with its output shown. Returns whether it succeeded. */
export function run(command: string, ...args: string[]): boolean {
  // npm puts node_modules/.bin first on the path, so that this is the packages' own Node and tools.
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0
}
