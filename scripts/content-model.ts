import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { parseEnvironment } from '../src/config/env.server.ts'
import { printStartError, StartError } from '../src/config/start-error.ts'
import site from '../app.config.ts'
import { compileMessages } from './messages.ts'
import { commandLine } from './model/command-line.ts'
import { described, standings, type ReplicaState } from './model/comparison.ts'
import { openExisting } from './model/existing-space.ts'
import { mappingFile, mappingLines } from './model/mapping-file.ts'
import { migrationCommand, migrationScript } from './model/migration-script.ts'
import { MODEL_FILE, readOwnModel } from './model/own-model.ts'
import { prefixed } from './model/prefixed.ts'
import { printable } from './processes/printable.ts'

interface Surroundings {
  readonly variables: NodeJS.ProcessEnv
  /** The export file with the content types of the site. */
  readonly modelFile: string
  readonly print: (line: string) => void
  /** Compiles the messages. Called before the models of the site are imported, which need them. */
  readonly compile: () => Promise<void>
}

/** Prints the state of the site's content types in a space, and writes a script that adds them. Throws a `StartError` if ids collide. */
export async function contentModel(args: readonly string[], { variables, modelFile, print, compile }: Surroundings): Promise<void> {
  const options = commandLine(args, print)
  if (!options) return
  const { plan, check, prefix, environment, space: file, out, mapping } = options
  const env = parseEnvironment({ ...variables, ...(environment ? { CONTENTFUL_ENVIRONMENT: environment } : {}) })
  const space = await openExisting(env, file, modelFile)
  const own = await readOwnModel(modelFile)
  const { types, controls } = prefix === undefined ? own : prefixed(own, prefix)
  const found = standings(types, space.types)
  print(`${types.length} content types of the site, ${space.types.length} in ${space.name}`)
  for (const line of described(found)) print(`  ${line}`)

  const remedy = prefix === undefined ? 'Add the types of the site with a prefix: npm run content:model -- --plan --prefix vitrine' : 'Choose another prefix.'
  if (check) return refuse(found, ['other', 'extended'], `An import would overwrite content types of ${space.name}`, remedy)
  if (plan) {
    refuse(found, ['other'], `Nothing was written, because ${space.name} has custom content types`, remedy)
    const added = types.filter(({ sys }) => found.some(({ id, state }) => id === sys.id && state === 'absent'))
    if (added.length > 0) await write(out, migrationScript(added, controls, space))
    print(
      added.length > 0
        ? `${out} adds ${added.length}. To run it:\n  ${migrationCommand(space, out)}`
        : 'The space already has all content types: there is nothing to add.',
    )
  }
  if (prefix === undefined) return
  await compile()
  const { siteModel } = await import('../src/site-content/site-model.server.ts')
  const lines = mappingLines(prefix, own.types, siteModel)
  print(`Add their mapping to content.config.ts:\n${lines.map((line) => `    ${line}`).join('\n')}`)
  if (mapping === undefined) return
  if (existsSync(mapping)) throw new StartError(`${mapping} already exists and was not overwritten. Add the lines above to it.`)
  await write(mapping, mappingFile(lines))
  print(`${mapping} is written; it needs content.types.ts, which npm run content:types writes after the types have been added to the space.`)
}

function refuse(found: readonly ReplicaState[], states: readonly ReplicaState['state'][], what: string, remedy: string): void {
  const colliding = found.filter(({ state }) => states.includes(state)).map(({ id }) => id)
  if (colliding.length > 0) throw new StartError(`${what}: ${colliding.join(', ')}. ${remedy}`)
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

if (import.meta.main) {
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await contentModel(process.argv.slice(2), {
      variables: process.env,
      modelFile: MODEL_FILE,
      print: (line) => console.log(printable(line)),
      compile: () => compileMessages(site),
    })
    process.exit(0)
  } catch (error) {
    printStartError(error, printable)
    process.exit(1)
  }
}
