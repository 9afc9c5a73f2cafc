import { createInterface } from 'node:readline/promises'
import { StartError } from '../../src/config/start-error.ts'
import { canAsk } from '../adopt/ask.ts'

/** Asks whether something is to be done; tells whether it is. */
export type Confirm = (question: string) => Promise<boolean>

/** Ask in the terminal for a word to be typed. Throws a `StartError` where nobody can be asked. */
export const confirmInTerminal: Confirm = async (question) => {
  if (!canAsk()) throw new StartError(`${question} There is no terminal for a confirmation: run the command in a terminal, or with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question} Type yes to go on: `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
