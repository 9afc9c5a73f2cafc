import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnvironment } from '../src/config/env.server.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import { commandLine, HELP } from './model/command-line.ts'
import { described, standings, type Standing } from './model/comparison.ts'
import { openExisting } from './model/existing-space.ts'
import { mappingFile, mappingLines } from './model/mapping-file.ts'
import { migrationCommand, migrationScript } from './model/migration-script.ts'
import { readOwnModel } from './model/own-model.ts'
import { prefixed } from './model/prefixed.ts'

type Say = (line: string) => void

/** Holds the content types of the site. */
const MODEL = 'content/space.json'

/** Say how the content types of the site stand in a space, and write what adds them. Throws a `StartError` where they collide with others. */
export async function contentModel(args: readonly string[], variables: NodeJS.ProcessEnv, say: Say, modelFile = MODEL): Promise<void> {
  const { plan, check, prefix, environment, space: file, out, mapping, help } = commandLine(args)
  if (help) return say(HELP)
  const env = parseEnvironment({ ...variables, ...(environment ? { CONTENTFUL_ENVIRONMENT: environment } : {}) })
  const space = await openExisting(env, file, modelFile)
  const own = await readOwnModel(modelFile)
  const { types, controls } = prefix === undefined ? own : prefixed(own, prefix)
  const found = standings(types, space.types)
  say(`${types.length} content types of ours, ${space.types.length} in ${space.name}`)
  for (const line of described(found)) say(`  ${line}`)

  const remedy = prefix === undefined ? 'Add ours behind a prefix: npm run content:model -- --plan --prefix vitrine' : 'Take another prefix.'
  if (check) return refuse(found, ['other', 'extended'], `An import would overwrite content types of ${space.name}`, remedy)
  const added = types.filter(({ sys }) => found.some(({ id, state }) => id === sys.id && state === 'absent'))
  if (plan) {
    refuse(found, ['other'], `Nothing is written, for ${space.name} has content types of its own`, remedy)
    if (added.length > 0) await writeNew(out, migrationScript(added, controls, space), { mayReplace: true })
    say(added.length > 0 ? `${out} adds ${added.length}. To run it:\n  ${migrationCommand(space, out)}` : 'All are there: there is nothing to add.')
  }
  if (prefix !== undefined)
    await tellMapping(
      mappingLines(
        prefix,
        own.types.map(({ sys }) => sys.id),
      ),
      mapping,
      say,
    )
}

/** Say what the types behind a prefix are to the site, in a file as well if one is named. */
async function tellMapping(lines: readonly string[], file: string | undefined, say: Say): Promise<void> {
  say(`content.config.ts says what they are to the site:\n${lines.map((line) => `    ${line}`).join('\n')}`)
  if (file === undefined) return
  await writeNew(file, mappingFile(lines), { mayReplace: false })
  say(`${file} is written; it needs content.types.ts, which npm run content:types makes once the types are in the space.`)
}

async function writeNew(file: string, content: string, { mayReplace }: { readonly mayReplace: boolean }): Promise<void> {
  if (!mayReplace && existsSync(file)) throw new StartError(`${file} is there already and is not overwritten: put the lines above into it.`)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

function refuse(found: readonly Standing[], states: readonly Standing['state'][], what: string, remedy: string): void {
  const colliding = found.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  if (colliding.length > 0) throw new StartError(`${what}: ${colliding.join(', ')}. ${remedy}`)
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await contentModel(process.argv.slice(2), process.env, (line) => console.log(line))
  } catch (error) {
    printStartError(error)
    process.exit(1)
  }
}
