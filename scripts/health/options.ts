import { typedPath, readCommandLine } from '../command-line/read-command-line.ts'

/** The parsed options of `npm run content:check`. */
export interface CheckOptions {
  /** Export file to check instead of the configured space, relative to the project's folder. */
  readonly space: string | undefined
  readonly isJson: boolean
  /** Id of the only site to check. */
  readonly on: string | undefined
  /** File that the report for CI is written to; empty for the standard output. */
  readonly junit: string | undefined
  readonly asksLinks: boolean
  readonly allowsPrivate: boolean
  readonly isStrict: boolean
  readonly isWhole: boolean
}

const OPTIONS = {
  space: { type: 'string' },
  on: { type: 'string' },
  json: { type: 'boolean' },
  junit: { type: 'string' },
  links: { type: 'boolean' },
  private: { type: 'boolean' },
  strict: { type: 'boolean' },
  all: { type: 'boolean' },
} as const

/** Stands for standard output if the option names no file. */
const STANDARD_OUTPUT = '-'

const HELP = `Finds what is wrong with the content: broken links, missing translations and descriptions, clashing addresses and more.

Usage: npm run content:check -- [options]

  --space <file>   check this export file, not the configured space
  --on <site>      check only this one of several sites, by its id
  --all            list all findings; otherwise the first 20 of each topic
  --json           print the report as JSON
  --junit [file]   write the report as JUnit XML, to a file or the standard output
  --strict         fail if there are warnings, too
  --links          request every external address
  --private        let --links request addresses of private networks
  --help           show this text

The exit code is 1 if there are errors.`

const COMMAND = { name: 'npm run content:check', help: HELP, options: OPTIONS } as const

/** Reads the options of the command. Returns `undefined` after printing the help text. Throws a `StartError` for a wrong option. */
export function checkOptions(args: readonly string[]): CheckOptions | undefined {
  const values = readCommandLine(
    COMMAND,
    args.map((arg, at) => (arg === '--junit' && isOption(args[at + 1]) ? `--junit=${STANDARD_OUTPUT}` : arg)),
  )
  if (!values) return undefined
  return {
    space: values.space === undefined ? undefined : typedPath(values.space),
    on: values.on,
    isJson: values.json === true,
    junit: values.junit === undefined ? undefined : values.junit === STANDARD_OUTPUT ? '' : typedPath(values.junit),
    asksLinks: values.links === true,
    allowsPrivate: values.private === true,
    isStrict: values.strict === true,
    isWhole: values.all === true,
  }
}

/** `--junit` may have no value, so the next argument can be another option. */
function isOption(next: string | undefined): boolean {
  return next === undefined || next.startsWith('-')
}
