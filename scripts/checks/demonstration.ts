import { existsSync, readFileSync } from 'node:fs'

const SPACE = 'content/space.json'

/** Returns whether the project still has the demonstration space. If not, tests and rules for the demonstration do not apply. */
export function showsDemonstration(): boolean {
  return existsSync(SPACE) && readFileSync(SPACE, 'utf8').includes('"meridian00001"')
}
