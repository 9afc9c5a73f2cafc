import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import site from '../app.config.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { inferMapping } from 'content-mapping/infer/infer-mapping.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { askInTerminal, canAsk } from './adopt/ask.ts'
import { configText } from './adopt/config-text.ts'
import { isEditedFile, keepFile, keepSettings } from './adopt/files.ts'
import { readOptions, type Options } from './adopt/options.ts'
import { readSpace, type ReadSpace } from './adopt/read-space.ts'
import { recordOf, typesText } from './adopt/space-record.ts'
import { leftOut, understanding } from './adopt/understanding.ts'
import { nameForVisitors } from './adopted/space-info.ts'
import { compileMessages } from './messages.ts'
import { printable } from './processes/printable.ts'
import { localeSettingsOf } from './languages/locale-settings.ts'

const CONFIG = 'content.config.ts'
const HELP = `Infers which content type of the configured space is which page or section of the site, and writes content.config.ts.

Usage: npm run content:adopt -- [options]

  --space <file>  read this export file, not the configured space
  --dry-run       only print what would be written
  --yes           write the inferred mapping without questions in a terminal
  --json          print the inferred mapping as JSON
  --help          show this text`

const wanted = () => readOptions({ name: 'npm run content:adopt', help: HELP, flags: ['json', 'dry-run', 'yes'] })

/**
 * Infers the mapping of the configured space, prints it, and writes it to files for the developer to edit. In a terminal, the developer corrects it
 * first, and may open the site.
 */
async function adopt(): Promise<void> {
  const options = wanted()
  if (!options) return
  const { has, file, space } = await spaceToAdopt(options)
  const say = (...lines: readonly string[]) => (has('json') ? console.error : console.log)(printable(lines.join('\n')))
  if (isOwnModel(space)) return say(`${space.place} uses the site’s content types: there is nothing to adopt.`)
  // The roles import the messages, whose languages do not matter here.
  if (!existsSync('src/paraglide/messages.js')) await compileMessages(site)
  const { roles } = await import('../src/site-content/site-roles.server.ts')
  const inferred = inferMapping(space, {}, (role) => Object.hasOwn(roles.kinds, role))
  const { locales, baseLocale, notes } = localeSettingsOf(space.locales, site.localePrefix)
  if (has('json')) console.log(printable(JSON.stringify({ space: space.place, baseLocale, locales, ...inferred }, null, 2)))
  else
    say(
      `${space.place}: ${space.types.length} content types, ${space.entries.length} entries`,
      '',
      understanding(space.types, inferred),
      '',
      ...leftOut(space.types, inferred),
      '',
    )
  say(...notes)

  const { driftOfSpace } = await import('./checks/drift.ts')
  const drift = driftOfSpace(space)
  if (drift) say(...[...drift.problems, ...drift.news].map((each) => `changed: ${each}`))
  const isTrial = has('dry-run')
  const talks = canAsk() && !has('json') && !isTrial && !has('yes') && !(await isEditedFile(CONFIG))
  const agreed = talks ? await (await import('./adopt/conversation.ts')).converse(space, roles) : { inference: inferred, opens: false }
  if (!agreed) return
  const { inference, opens } = agreed
  const why = (type: string) => [inference.reasons[type]].flatMap((reason) => (reason ? `${reason.why} (${reason.sureness})` : [])).join('')
  say(...(await keepFile('content.types.ts', await typesText(recordOf(space)), 'it is generated and not to be edited', isTrial)))
  say(...(await keepFile(CONFIG, await configText(space.types, inference.mapping, roles, why), 'correct wrong mappings there', isTrial)))
  say(...(await keepSettings(site, { name: nameForVisitors(space, space.givenName), theme: 'plain', baseLocale, locales }, isTrial)))
  say(
    '',
    isTrial ? 'Nothing was written.' : 'docs/adopting.md explains content.config.ts; `npm run check` compares it with the space. To see the space:',
    ...(isTrial ? [] : [`npm start${file === undefined ? '' : ` -- --space ${file}`}`]),
  )
  if (opens) await start(file)
}

/** Starts the site with the space, and waits until it ends. */
async function start(file: string | undefined): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.ts', ...(file === undefined ? [] : ['--space', file])], { stdio: 'inherit' })
  // Ctrl-C reaches both processes. This one waits for the other.
  process.on('SIGINT', () => undefined)
  await once(child, 'exit')
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
