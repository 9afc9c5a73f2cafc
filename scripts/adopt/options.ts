import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'

/** What a command was asked for. */
export interface Wishes {
  readonly env: Environment
  /** A space is named: by an option, by the environment or by `.env`. */
  readonly isNamed: boolean
  has(option: string): boolean
}

/** Read the options of a command, and the environment as the site's other commands do. `--space` names an export file, from the folder that npm was called in. Throws a `StartError`. */
export function wishes(command: string, flags: readonly string[], args: readonly string[] = process.argv.slice(2)): Wishes {
  const options = { space: { type: 'string' }, ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])) } as const
  const values: Readonly<Record<string, unknown>> = parsed(
    () => parseArgs({ args: [...args], options }).values,
    `npm run ${command} knows --space <export file>${flags.map((flag) => `, --${flag}`).join('')}.`,
  )
  const given = { ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env }
  const file = values['space']
  const chosen = typeof file === 'string' ? { CONTENT_SPACE: shownPath(resolve(process.env['INIT_CWD'] ?? '', file)), CONTENTFUL_SPACE_ID: '' } : {}
  return {
    env: parseEnvironment({ ...given, ...chosen }),
    isNamed: typeof file === 'string' || Boolean(given['CONTENTFUL_SPACE_ID']),
    has: (option) => values[option] === true,
  }
}

function parsed<T>(parse: () => T, known: string): T {
  try {
    return parse()
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${known}`)
  }
}

/** The path from the folder of the project, where that is shorter. */
function shownPath(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') ? path : below
}
