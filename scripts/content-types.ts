import { printStartError } from '../src/config/start-error.ts'
import { differences } from './adopt/differences.ts'
import { readOptions } from './adopt/options.ts'
import { readSpace } from './adopt/read-space.ts'
import { recordOf, typesText } from './adopt/space-record.ts'
import { outcomeOf, readSigned, writeUnlessEdited } from './adopt/written-file.ts'
import { printable } from './processes/printable.ts'

const FILE = 'content.types.ts'
const COMMAND = 'content:types'
const HELP = `Writes the content types of the configured space into ${FILE}.

Usage: npm run ${COMMAND} -- [options]

  --space <file>  read this export file, not the configured space
  --check         only report whether ${FILE} is up to date; the exit code is 1 if it is not
  --help          show this text`

/** Writes `content.types.ts` from the space. With `--check`, only prints whether the file is up to date. Returns the exit code. */
async function contentTypes(): Promise<number> {
  const options = readOptions({ name: `npm run ${COMMAND}`, help: HELP, flags: ['check'] })
  if (!options) return 0
  const { env, has } = options
  const space = await readSpace(env)
  const text = await typesText(recordOf(space))
  if (has('check')) return check(text, space.place)
  const outcome = await writeUnlessEdited(FILE, text, COMMAND)
  if (outcome === 'edited') {
    console.error(`${FILE} was edited and is not changed. Delete it and run \`npm run ${COMMAND}\` again: it is generated from ${space.place} alone.`)
    return 1
  }
  console.log(outcome === 'same' ? `${FILE} is up to date with ${space.place}.` : `${FILE} holds the ${space.types.length} content types of ${space.place}.`)
  return 0
}

async function check(text: string, place: string): Promise<number> {
  const outcome = await outcomeOf(FILE, text)
  if (outcome === 'same') {
    console.log(`${FILE} is up to date with ${place}.`)
    return 0
  }
  console.error(outcome === 'new' ? `There is no ${FILE}` : `${FILE} is not what ${place} has`)
  if (outcome !== 'new') console.error(printable(differences((await readSigned(FILE)).body, text).join('\n')))
  console.error(`Run \`npm run ${COMMAND}\`.`)
  return 1
}

try {
  process.exitCode = await contentTypes()
} catch (error) {
  printStartError(error, printable)
  process.exitCode = 1
}
