import { StartError } from '../../src/config/start-error.ts'
import { readCommandLine } from '../command-line/read-command-line.ts'

const HELP = `Adds the content types of the site to a space that has others.

Usage: npm run content:model -- [options]

  --plan                 write a script for contentful-migration that adds them; refused if ids collide
  --check                fail if an import of content/space.json would overwrite a content type
                         without either: print the state of each content type in the space

  --prefix <word>        add them behind a prefix: vitrine turns page into vitrinePage
  --environment <name>   the environment they are added to (default: CONTENTFUL_ENVIRONMENT, or master)
  --space <file>         compare with an export file, not with the space of CONTENTFUL_SPACE_ID
  --out <file>           path of the script (default: .cache/content-model.cjs)
  --mapping <file>       with a prefix: also write the mapping of the types, in the form of content.config.ts
  --help                 show this text`

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { plan: flag, check: flag, prefix: text, environment: text, space: text, out: text, mapping: text } as const
const COMMAND = { name: 'npm run content:model', help: HELP, options } as const

/** Reads the command line. Returns `undefined` after printing the help text. Throws a `StartError` if options are wrong or exclude each other. */
export function commandLine(args: readonly string[], print: (line: string) => void) {
  const values = readCommandLine(COMMAND, args, print)
  if (!values) return undefined
  const { out = '.cache/content-model.cjs', check, plan, prefix, mapping } = values
  if (check && (plan || prefix !== undefined)) throw new StartError('--check excludes --plan and --prefix.')
  if (mapping !== undefined && prefix === undefined) throw new StartError('--mapping needs --prefix.')
  return { ...values, out }
}
