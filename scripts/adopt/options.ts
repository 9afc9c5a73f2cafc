import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parseEnvironment, type Environment } from '../../src/config/env.server.ts'
import { typedPath, readCommandLine } from '../command-line/read-command-line.ts'

/** The parsed options of a command, and its environment. */
export interface Options {
  readonly env: Environment
  /** Whether a space is named by an option, by the environment or by `.env`. */
  readonly isNamed: boolean
  /** The export file that the option `--space` names. */
  readonly file: string | undefined
  has(option: string): boolean
}

interface Command {
  readonly name: string
  readonly help: string
  /** The Boolean options of the command, besides `--space`. */
  readonly flags: readonly string[]
}

/**
 * Reads the options of a command, the environment and `.env`. `--space` names an export file, relative to the folder in which npm
 * was called.
 *
 * Returns `undefined` after printing the help text. Throws a `StartError` if an option is wrong.
 */
export function readOptions({ name, help, flags }: Command, args: readonly string[] = process.argv.slice(2)): Options | undefined {
  const options = { space: { type: 'string' }, ...Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' } as const])) } as const
  const values: Readonly<Record<string, unknown>> | undefined = readCommandLine({ name, help, options }, args)
  if (!values) return undefined
  const given = { ...(existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}), ...process.env }
  const file = values['space']
  const chosen = typeof file === 'string' ? { CONTENT_SPACE: typedPath(file), CONTENTFUL_SPACE_ID: '' } : {}
  return {
    env: parseEnvironment({ ...given, ...chosen }),
    file: typeof file === 'string' ? file : undefined,
    isNamed: typeof file === 'string' || Boolean(given['CONTENTFUL_SPACE_ID']),
    has: (option) => values[option] === true,
  }
}
