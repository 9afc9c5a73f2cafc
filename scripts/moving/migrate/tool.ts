import { createRequire } from 'node:module'
import { stripVTControlCharacters } from 'node:util'
import type { MigrationFunction } from 'contentful-migration'
import type { Destination } from '../destination.ts'
import { explained, failureOf } from '../failures.ts'
import type { Management, Request } from '../management.ts'

/** The effects of a migration on the present state of a space. */
export interface MigrationPlan {
  /** Descriptions of the steps. */
  readonly lines: readonly string[]
  readonly steps: readonly MigrationStep[]
  /** Reasons why the migration cannot run. If there are any, nothing is written. */
  readonly problems: readonly string[]
}

interface MigrationStep {
  readonly name: string
  readonly requests: readonly Request[]
}

/** A problem in a script, with the line that caused it. */
interface Problem {
  readonly message: string
  readonly details?: { readonly intent?: { toRaw(): { readonly meta?: { readonly callsite?: { readonly line?: number } } } } }
}

/** The result of parsing a script: the requests to send. */
interface Parsed {
  readonly batches: readonly {
    readonly requests: readonly Request[]
    readonly intent: { toPlanMessage(): { readonly heading: string; readonly details: readonly string[]; readonly sections: readonly Section[] } }
  }[]
  readonly stepsValidationErrors: readonly Problem[]
  readonly payloadValidationErrors: readonly Problem[]
  getValidationErrors(): readonly Problem[]
  getRuntimeErrors(): readonly Problem[]
}

interface Section {
  readonly heading: string
  readonly details: readonly string[]
}

interface Parser {
  createMigrationParser(
    makeRequest: (request: Request & { readonly baseType?: string }) => Promise<unknown>,
    config: { readonly spaceId: string; readonly environmentId: string },
  ): (script: MigrationFunction) => Promise<Parsed>
}

// The package's main export prompts for input, writes logs into the working folder, and supports only https. This internal module converts scripts
// to requests, as the package's command does.
const { createMigrationParser }: Parser = createRequire(import.meta.url)('contentful-migration/built/lib/migration-parser')

/** Plans a migration with Contentful’s tool. Nothing is written, except by requests of the script itself. */
export async function planMigration(script: MigrationFunction, api: Management, destination: Destination): Promise<MigrationPlan> {
  const { spaceId, environment } = destination
  const ask = ({ baseType, ...request }: Request & { readonly baseType?: string }) =>
    baseType === 'org' ? Promise.reject(new Error('A migration of a space cannot change resources of the organization.')) : api(request)
  try {
    const parsed = await createMigrationParser(ask, { spaceId, environmentId: environment })(script)
    const problems =
      parsed.stepsValidationErrors.length > 0 || parsed.payloadValidationErrors.length > 0
        ? [...parsed.stepsValidationErrors, ...parsed.payloadValidationErrors]
        : [...parsed.getValidationErrors(), ...parsed.getRuntimeErrors()]
    const steps = parsed.batches.map(({ intent, requests }) => ({ requests, ...described(intent.toPlanMessage()) }))
    return { lines: steps.flatMap(({ lines }) => lines), steps, problems: problems.map(problemText) }
  } catch (error) {
    return { lines: [], steps: [], problems: explained([failureOf(error)], destination) }
  }
}

function described({ heading, details, sections }: Section & { readonly sections: readonly Section[] }): {
  readonly name: string
  readonly lines: readonly string[]
} {
  const name = stripVTControlCharacters(heading)
  const lines = [
    name,
    ...details.map((each) => `  ${each}`),
    ...sections.flatMap((section) => [`  ${section.heading}`, ...section.details.map((each) => `    ${each}`)]),
  ]
  return { name, lines: lines.map(stripVTControlCharacters) }
}

function problemText({ message, details }: Problem): string {
  const line = details?.intent?.toRaw().meta?.callsite?.line
  return stripVTControlCharacters(line === undefined ? message : `line ${line}: ${message}`)
}
