import { createInterface } from 'node:readline/promises'
import { StartError } from '../../src/config/start-error.ts'
import { canAsk } from '../adopt/ask.ts'

/** Prompts for a confirmation. Resolves to `true` if it was confirmed. */
export type Confirm = (question: string) => Promise<boolean>

/** Prompts for the word `yes` in the terminal. Throws a `StartError` if there is no terminal. */
export const confirmInTerminal: Confirm = async (question) => {
  if (!canAsk()) throw new StartError(`${question} There is no terminal for a confirmation: run the command in a terminal, or with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${question} Type yes to go on: `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
