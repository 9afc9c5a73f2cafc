import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'

/** Give the environment as the site's own process reads it, without changing this process. Throws a `StartError`. */
export function configured(): Environment {
  return parseEnvironment({ ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env })
}
