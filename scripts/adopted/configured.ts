import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'

/** Returns the environment as the site's process reads it, without changing this process. Throws a `StartError` if a variable is wrong. */
export function configured(): Environment {
  return parseEnvironment({ ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env })
}
