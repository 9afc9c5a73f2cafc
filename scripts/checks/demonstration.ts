import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'

const SPACE = 'content/space.json'

/**
 * Returns whether the project shows the demonstration space. If not, tests and rules for the demonstration do not apply. A team may keep the
 * file of the demonstration beside its own space.
 */
export function showsDemonstration(): boolean {
  if (existsSync('content.config.ts') || !existsSync(SPACE)) return false
  // Tests set CONTENT_SPACE of their processes to the space of the fixtures.
  const own = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  if (process.env['CONTENTFUL_SPACE_ID'] || own['CONTENTFUL_SPACE_ID'] || resolve(own['CONTENT_SPACE'] || SPACE) !== resolve(SPACE)) return false
  return readFileSync(SPACE, 'utf8').includes('"meridian00001"')
}
