import { existsSync } from 'node:fs'
import { printStartError } from '../../src/config/start-error.ts'
import { printable } from '../processes/printable.ts'
import { confirmInTerminal, type Confirm } from './confirmation.ts'

/** What a command that moves content has around it. */
export interface Surroundings {
  readonly variables: NodeJS.ProcessEnv
  readonly say: (line: string) => void
  readonly confirm: Confirm
  /** How fast the space may be asked; the space’s own limits where nothing is said. */
  readonly pace?: Pace
  /** The folder in which commands remember what they did. */
  readonly state?: string
  /** Where progress is shown on one line; nothing where no terminal is. */
  readonly terminal?: NodeJS.WriteStream | undefined
}

/** How fast a space is asked, and how patiently. */
export interface Pace {
  readonly requestsPerSecond: number
  readonly retries: number
}

/** Contentful takes seven requests in a second from every account. */
export const USUAL_PACE: Pace = { requestsPerSecond: 7, retries: 5 }

/** Run a command with what stands around this process; ends it. */
export async function runCommand(command: (args: readonly string[], surroundings: Surroundings) => Promise<void>): Promise<never> {
  if (existsSync('.env')) process.loadEnvFile()
  try {
    await command(process.argv.slice(2), {
      variables: process.env,
      say: (line) => console.log(printable(line)),
      confirm: confirmInTerminal,
      terminal: process.stdout.isTTY ? process.stdout : undefined,
    })
    process.exit(0)
  } catch (error) {
    printStartError(error, printable)
    process.exit(1)
  }
}
