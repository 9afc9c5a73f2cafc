import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { parseEnvironment } from '../../src/config/env.server.ts'
import { StartError } from '../../src/config/start-error.ts'

const FILE = '.env'

/** The variables that a space needs, each with its question and its default. */
const QUESTIONS = [
  { name: 'CONTENTFUL_SPACE_ID', question: 'Id of the space (Settings, General): ', otherwise: '' },
  { name: 'CONTENTFUL_ENVIRONMENT', question: 'Environment [master]: ', otherwise: 'master' },
  { name: 'CONTENTFUL_DELIVERY_TOKEN', question: 'Delivery API token (Settings, API keys): ', otherwise: '' },
] as const

/** Returns whether the process runs in an interactive terminal and not in CI. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env['CI']
}

/** Prompts for a space in the terminal and writes it to `.env`. Returns `false` if the user declines. */
export async function askInTerminal(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines = terminal[Symbol.asyncIterator]()
  const ask = async (question: string) => {
    terminal.setPrompt(question)
    terminal.prompt()
    const { value, done } = await lines.next()
    return done ? undefined : value
  }
  try {
    return await askForSpace(ask, FILE)
  } finally {
    terminal.close()
  }
}

/**
 * Prompts for a space and, after a confirmation, sets its variables in a `.env` file. Other lines of the file stay. Returns `false`
 * if the user declines.
 *
 * `ask` resolves to `undefined` at the end of the input. Throws a `StartError` if an answer is empty or invalid.
 */
export async function askForSpace(ask: (question: string) => Promise<string | undefined>, file: string): Promise<boolean> {
  const answers = new Map<string, string>()
  for (const { name, question, otherwise } of QUESTIONS) {
    const given = await ask(question)
    const answer = given === undefined ? '' : given.trim() || otherwise
    if (answer === '') throw new StartError(`${name} must not be empty; nothing was written.`)
    answers.set(name, answer)
  }
  parseEnvironment(Object.fromEntries(answers))
  const confirmation = await ask(`Write this into ${file}? [Y/n] `)
  if (confirmation === undefined || /^n/i.test(confirmation.trim())) return false
  const before = existsSync(file) ? await readFile(file, 'utf8') : ''
  await writeFile(file, withVariables(before, answers))
  return true
}

/** Sets variables in the text of a `.env` file. */
function withVariables(text: string, variables: ReadonlyMap<string, string>): string {
  let changed = text === '' || text.endsWith('\n') ? text : `${text}\n`
  for (const [name, value] of variables) {
    const line = `${name}=${value}`
    const place = new RegExp(`^${name}=.*$`, 'm')
    changed = place.test(changed) ? changed.replace(place, () => line) : `${changed}${line}\n`
  }
  return changed
}
