import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentMigrate } from '../../scripts/moving/content-migrate.ts'
import { contentPull } from '../../scripts/moving/content-pull.ts'
import { contentPush } from '../../scripts/moving/content-push.ts'
import type { Surroundings } from '../../scripts/moving/options.ts'
import type { Management } from '../support/management/start-management.ts'

/** Output of a command, and the reason if it failed. */
interface Outcome {
  readonly said: string
  readonly refusal: string | undefined
}

type Command = (args: readonly string[], surroundings: Surroundings) => Promise<void>
type Run = (...args: string[]) => Promise<Outcome>

/** The commands against a space, without a terminal. */
export interface Commands {
  /** Runs any command against the space. */
  readonly run: (command: Command, ...args: string[]) => Promise<Outcome>
  readonly push: Run
  readonly pull: Run
  readonly migrate: Run
  /** Runs the migrations of several folders. */
  readonly migrateSeries: (series: Parameters<typeof contentMigrate>[2], ...args: string[]) => Promise<Outcome>
}

/** Creates the commands for a space. Commands of one call share their state, like those of one clone. */
export function commandsFor({ env }: Pick<Management, 'env'>, more: Partial<Surroundings> = {}): Commands {
  const state = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
  const run =
    (command: Command): Run =>
    async (...args) => {
      const lines: string[] = []
      const refused = async (question: string) => Promise.reject(new Error(`asked: ${question}`))
      // Tests need no retries and no rate limit.
      const pace = { requestsPerSecond: 1000, retries: 0 }
      try {
        await command(args, { variables: { ...env, CONTENT_SPACE: 'space.json' }, print: (line) => lines.push(line), confirm: refused, pace, state, ...more })
        return { said: lines.join('\n'), refusal: undefined }
      } catch (error) {
        return { said: lines.join('\n'), refusal: error instanceof Error ? error.message : String(error) }
      }
    }
  const migrateSeries: Commands['migrateSeries'] = (series, ...args) => run((given, surroundings) => contentMigrate(given, surroundings, series))(...args)
  return { run: (command, ...args) => run(command)(...args), push: run(contentPush), pull: run(contentPull), migrate: run(contentMigrate), migrateSeries }
}
