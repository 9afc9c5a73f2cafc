import { existsSync } from 'node:fs'
import { printStartError, StartError } from '../../src/config/start-error.ts'
import { printable, printableLine } from '../processes/printable.ts'
import { createInterface } from 'node:readline/promises'
import { canAsk } from '../adopt/ask.ts'

/** The environment of a command that moves content. */
export interface Surroundings {
  readonly variables: NodeJS.ProcessEnv
  readonly print: (line: string) => void
  readonly confirm: Confirm
  /** Rate of requests. Defaults to `USUAL_PACE`. */
  readonly pace?: Pace
  /** Folder in which commands store data between runs. */
  readonly state?: string
  /** Terminal that shows progress on one line. Absent if there is none. */
  readonly terminal?: NodeJS.WriteStream | undefined
}

/** Rate and retries of requests to a space. */
export interface Pace {
  readonly requestsPerSecond: number
  readonly retries: number
}

/** Contentful's limit for all accounts is seven requests per second. */
export const USUAL_PACE: Pace = { requestsPerSecond: 7, retries: 5 }

/** Runs a command with the environment of this process, and exits. */
export async function runCommand(command: (args: readonly string[], surroundings: Surroundings) => Promise<void>): Promise<never> {
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await command(process.argv.slice(2), {
      variables: process.env,
      print: (line) => console.log(printable(line)),
      confirm: confirmInTerminal,
      terminal: process.stdout.isTTY ? process.stdout : undefined,
    })
    process.exit(0)
  } catch (error) {
    printStartError(error, printable)
    process.exit(1)
  }
}

/** Prompts for a confirmation. Resolves to `true` if it was confirmed. */
type Confirm = (question: string) => Promise<boolean>

/** Prompts for the word `yes` in the terminal. Throws a `StartError` if there is no terminal. */
const confirmInTerminal: Confirm = async (question) => {
  if (!canAsk()) throw new StartError(`${question} There is no terminal for a confirmation: run the command in a terminal, or with --yes.`)
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await terminal.question(`${printableLine(question)} Type yes to go on: `)).trim().toLowerCase() === 'yes'
  } finally {
    terminal.close()
  }
}
