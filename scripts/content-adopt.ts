import { existsSync } from 'node:fs'
import site from '../app.config.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { askInTerminal, canAsk } from './adopt/ask.ts'
import { configText } from './adopt/config-text.ts'
import { keepFile, keepSettings } from './adopt/files.ts'
import { readOptions, type Options } from './adopt/options.ts'
import { readSpace, type ReadSpace } from './adopt/read-space.ts'
import { recordOf, typesText } from './adopt/space-record.ts'
import { understanding } from './adopt/understanding.ts'
import { compileMessages } from './messages.ts'
import { printable } from './processes/printable.ts'
import { localeSettingsOf } from './languages/locale-settings.ts'

const HELP = `Infers which content type of the configured space is which page or section of the site, and writes content.config.ts.

Usage: npm run content:adopt -- [options]

  --space <file>  read this export file, not the configured space
  --dry-run       only print what would be written
  --json          print what was inferred as JSON
  --help          show this text`

const wanted = () => readOptions({ name: 'npm run content:adopt', help: HELP, flags: ['json', 'dry-run'] })

/** Infers the mapping of the configured space, prints it, and writes it to files for the developer to edit. */
async function adopt(): Promise<void> {
  const options = wanted()
  if (!options) return
  const { has, file, space } = await spaceToAdopt(options)
  const print = (...lines: readonly string[]) => (has('json') ? console.error : console.log)(printable(lines.join('\n')))
  if (isOwnModel(space)) return print(`${space.place} uses the site’s content types: there is nothing to adopt.`)
  const inference = inferMapping(space)
  const { locales, baseLocale, notes } = localeSettingsOf(space.locales)
  if (has('json')) console.log(printable(JSON.stringify({ space: space.place, baseLocale, locales, ...inference }, null, 2)))
  else print(`${space.place}: ${space.types.length} content types, ${space.entries.length} entries`, '', understanding(space.types, inference), '')
  print(...notes)

  // The roles import the messages, whose languages do not matter here.
  if (!existsSync('src/paraglide/messages.js')) await compileMessages(site)
  const { roles } = await import('../src/site-content/site-roles.server.ts')
  const { driftOfSpace } = await import('./checks/drift.ts')
  const drift = driftOfSpace(space)
  if (drift) print(...[...drift.problems, ...drift.news].map((each) => `changed: ${each}`))
  const why = (type: string) => [inference.reasons[type]].flatMap((reason) => (reason ? `${reason.why} (${reason.sureness})` : [])).join('')
  const isTrial = has('dry-run')
  print(...(await keepFile('content.types.ts', await typesText(recordOf(space)), 'it is generated and not to be edited', isTrial)))
  print(
    ...(await keepFile('content.config.ts', await configText(space.types, inference.mapping, roles, why), 'change in it what was understood wrongly', isTrial)),
  )
  print(...(await keepSettings(site, { name: space.name, theme: 'plain', baseLocale, locales }, isTrial)))
  print(
    '',
    isTrial ? 'Nothing was written.' : 'docs/adopting.md explains content.config.ts; `npm run check` compares it with the space. To see the space:',
    ...(isTrial ? [] : [`npm start${file === undefined ? '' : ` -- --space ${file}`}`]),
  )
}

/** Reads the configured space. If there is none and the terminal is interactive, prompts for one. Throws a `StartError`. */
async function spaceToAdopt({ env, file, isNamed, has }: Options): Promise<Pick<Options, 'has' | 'file'> & { readonly space: ReadSpace }> {
  if (isNamed || existsSync(env.CONTENT_SPACE)) {
    const space = await readSpace(env)
    if (isNamed || !isOwnModel(space)) return { has, file, space }
  }
  const asked = canAsk() && !has('json') && (await askInTerminal()) ? wanted() : undefined
  if (asked) return spaceToAdopt(asked)
  throw new StartError(
    'Which space? Set CONTENTFUL_SPACE_ID and CONTENTFUL_DELIVERY_TOKEN in the environment or in .env, or name an export file: npm run content:adopt -- --space export.json',
  )
}

try {
  await adopt()
} catch (error) {
  printStartError(error, printable)
  process.exitCode = 1
}
// Paraglide's compiler leaves a timer, which would keep the process running.
process.exit()
