import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { StartError } from '../../src/config/start-error.ts'

/** What `npm run content:check` was asked for. */
export interface CheckWishes {
  /** Export file to check in place of the configured space, from the project's folder. */
  readonly space: string | undefined
  readonly isJson: boolean
  /** File that the report for CI is written to; empty for the standard output. */
  readonly junit: string | undefined
  readonly asksLinks: boolean
  readonly allowsPrivate: boolean
  readonly isStrict: boolean
  readonly isWhole: boolean
}

const OPTIONS = {
  space: { type: 'string' },
  json: { type: 'boolean' },
  junit: { type: 'string' },
  links: { type: 'boolean' },
  private: { type: 'boolean' },
  strict: { type: 'boolean' },
  all: { type: 'boolean' },
} as const

const KNOWN = `npm run content:check knows --space <export file>, --json, --junit [file], --links, --private, --strict, --all.`

/** Read the options of the command. Throws a `StartError` that names the ones there are. */
export function checkWishes(args: readonly string[]): CheckWishes {
  const values = parsed(args.map((arg, at) => (arg === '--junit' && isOption(args[at + 1]) ? '--junit=' : arg)))
  return {
    space: values.space === undefined ? undefined : shownPath(resolve(process.env['INIT_CWD'] ?? '', values.space)),
    isJson: values.json === true,
    junit: values.junit === undefined || values.junit === '' ? values.junit : resolve(process.env['INIT_CWD'] ?? '', values.junit),
    asksLinks: values.links === true,
    allowsPrivate: values.private === true,
    isStrict: values.strict === true,
    isWhole: values.all === true,
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${KNOWN}`)
  }
}

/** The name of a file may be left out. */
function isOption(next: string | undefined): boolean {
  return next === undefined || next.startsWith('-')
}

/** The path from the folder of the project, where that is shorter. */
function shownPath(path: string): string {
  const below = relative(process.cwd(), path)
  return below.startsWith('..') ? path : below
}
