import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentMigrate } from '../../scripts/moving/content-migrate.ts'
import { contentPull } from '../../scripts/moving/content-pull.ts'
import { contentPush } from '../../scripts/moving/content-push.ts'
import type { Surroundings } from '../../scripts/moving/options.ts'
import type { Management } from '../support/management/start-management.ts'

/** What a command said, and why it refused; nothing where it did not. */
interface Outcome {
  readonly said: string
  readonly refusal: string | undefined
}

type Run = (...args: string[]) => Promise<Outcome>

/** The commands as somebody runs them against a space, where nobody can be asked. */
export interface Commands {
  readonly push: Run
  readonly pull: Run
  readonly migrate: Run
}

/** Give the commands for a space; those of one call remember what they did, as those of one clone do. */
export function commandsFor({ env }: Pick<Management, 'env'>, more: Partial<Surroundings> = {}): Commands {
  const state = mkdtempSync(join(tmpdir(), 'vitrine-clone-'))
  const run =
    (command: (args: readonly string[], surroundings: Surroundings) => Promise<void>): Run =>
    async (...args) => {
      const lines: string[] = []
      const refused = async (question: string) => Promise.reject(new Error(`asked: ${question}`))
      // Nobody waits for what is not there.
      const pace = { requestsPerSecond: 1000, retries: 0 }
      try {
        await command(args, { variables: { ...env, CONTENT_SPACE: 'space.json' }, say: (line) => lines.push(line), confirm: refused, pace, state, ...more })
        return { said: lines.join('\n'), refusal: undefined }
      } catch (error) {
        return { said: lines.join('\n'), refusal: error instanceof Error ? error.message : String(error) }
      }
    }
  return { push: run(contentPush), pull: run(contentPull), migrate: run(contentMigrate) }
}
