import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'

const FILE = '.env'

/** What is to be known of a space to read it. */
const QUESTIONS = [
  { name: 'CONTENTFUL_SPACE_ID', question: 'Id of the space (Settings, General): ', otherwise: '' },
  { name: 'CONTENTFUL_ENVIRONMENT', question: 'Environment [master]: ', otherwise: 'master' },
  { name: 'CONTENTFUL_DELIVERY_TOKEN', question: 'Delivery API token (Settings, API keys): ', otherwise: '' },
] as const

/** Tell whether somebody sits in front of this process and can be asked. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env['CI']
}

/** Ask in the terminal for a space and write it into `.env`; tells whether that was wanted. */
export async function askInTerminal(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // At the end of the input there is no answer.
  const ended = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  try {
    return await askForSpace((question) => Promise.race([terminal.question(question), ended]), FILE)
  } finally {
    terminal.close()
  }
}

/** Ask for a space and, after a confirmation, write it into a file of variables, whose other lines stay; tells whether that was wanted. Throws a `StartError` for answers that cannot be right. */
export async function askForSpace(ask: (question: string) => Promise<string>, file: string): Promise<boolean> {
  const answers = new Map<string, string>()
  for (const { name, question, otherwise } of QUESTIONS) {
    const answer = (await ask(question)).trim() || otherwise
    if (answer === '') throw new StartError(`${name} must not be empty; nothing was written.`)
    answers.set(name, answer)
  }
  parseEnvironment(Object.fromEntries(answers))
  if (/^n/i.test((await ask(`Write this into ${file}? [Y/n] `)).trim())) return false
  const before = existsSync(file) ? await readFile(file, 'utf8') : ''
  await writeFile(file, withVariables(before, answers))
  return true
}

/** Set variables in the text of a `.env` file. */
function withVariables(text: string, variables: ReadonlyMap<string, string>): string {
  let changed = text === '' || text.endsWith('\n') ? text : `${text}\n`
  for (const [name, value] of variables) {
    const line = `${name}=${value}`
    const place = new RegExp(`^${name}=.*$`, 'm')
    changed = place.test(changed) ? changed.replace(place, () => line) : `${changed}${line}\n`
  }
  return changed
}
