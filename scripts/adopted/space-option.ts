import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { typedPath, readCommandLine } from '../command-line/read-command-line.ts'

const SPACE = { space: { type: 'string' } } as const
const BUILD = { ...SPACE, settings: { type: 'string' } } as const
const SPACE_HELP = '  --space <file>     show this export file, not the space that the environment or .env names'
const SETTINGS_HELP = '  --settings <file>  build with the settings in this file instead of app.config.ts'
const HELP_HELP = '  --help             show this text'

/** The commands that show a space, with the option that only one of them has. */
const COMMANDS = {
  'npm start': { does: 'Builds the site if its sources have changed, and serves it.', options: BUILD, more: [SETTINGS_HELP] },
  'npm run serve': { does: 'Serves what `npm run build` has built.', options: SPACE, more: [] },
  'npm run build': {
    does: 'Builds the site into dist/, unless dist/ was built from the same sources.',
    options: { ...BUILD, force: { type: 'boolean' } },
    more: [SETTINGS_HELP, '  --force            build even if nothing has changed'],
  },
} as const

/**
 * Applies the options of a command to the environment of this process. A relative path of `--space` begins in the folder in which
 * npm was called.
 * So does that of CONTENT_SPACE, if the project has no such file. Returns `undefined` after printing the help text.
 * Throws a `StartError` for a wrong option.
 */
export function takeOptions(command: keyof typeof COMMANDS, args: readonly string[] = process.argv.slice(2)): { readonly isForced: boolean } | undefined {
  const { does, options, more } = COMMANDS[command]
  const help = [does, '', `Usage: ${command} -- [options]`, '', SPACE_HELP, ...more, HELP_HELP].join('\n')
  const values = readCommandLine({ name: command, help, options }, args)
  if (!values) return undefined
  // The option takes precedence over a space that .env names.
  if (typeof values.space === 'string') Object.assign(process.env, { CONTENT_SPACE: typedPath(values.space), CONTENTFUL_SPACE_ID: '' })
  if ('settings' in values && typeof values.settings === 'string') process.env['SITE_SETTINGS'] = typedPath(values.settings)
  const { CONTENT_SPACE: given, INIT_CWD: calledIn } = process.env
  if (given && !existsSync(given) && calledIn && existsSync(resolve(calledIn, given))) process.env['CONTENT_SPACE'] = typedPath(given)
  return { isForced: 'force' in values && values.force === true }
}
