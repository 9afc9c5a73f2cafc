import type { Environment } from '../../src/config/env.server.ts'
import type { Model } from '../../src/content/reading/model.ts'
import { typeProblems } from '../../src/site-content/type-problems.server.ts'
import { isOwnModel } from 'content-mapping/own-model.ts'
import { siteModel } from '../../src/site-content/site-model.server.ts'
import { configured } from '../adopted/configured.ts'
import { mappedProblems } from './drift.ts'
import { openSpace, type Space } from './space-to-check.ts'

/**
 * Compares the configured space with the site's models. Returns a sentence with a remedy for each difference, and for each entry
 * that lacks a required field.
 *
 * A space with custom content types is compared with `content.config.ts` instead. `log` receives a summary of the comparison.
 */
export async function contentProblems(env: Environment = configured(), log: (line: string) => void = () => undefined): Promise<string[]> {
  const space = await openSpace(env).catch((error: unknown) => (error instanceof Error ? error.message : String(error)))
  if (typeof space === 'string') return [`The space cannot be read: ${space}`]
  if (!isOwnModel({ types: typesOf(space) })) return mappedProblems(env, log)
  log(
    `compared with ${space.name}: ${space.types.size} content types, ${space.entries ? `${space.entries.length} entries` : 'too many entries to read them all'}`,
  )
  return [...typeProblems(siteModel, space).map(({ sentence }) => sentence), ...siteModel.models.flatMap((model) => lacking(model, space))]
}

function typesOf({ types }: Space) {
  return [...types].map(([id, fields]) => ({
    id,
    name: id,
    displayField: undefined,
    fields: [...fields].map(([field, about]) => ({ id: field, name: field, localized: false, ...about })),
  }))
}

/** Returns a sentence for each entry without a value in a field that the site requires. */
function lacking({ type, required }: Model, { entries = [] }: Space): string[] {
  return entries
    .filter((entry) => entry.type === type)
    .flatMap((entry) =>
      Object.keys(required)
        .filter((name) => Object.values(entry.fields[name] ?? {}).every(isEmpty))
        .map((name) => `entry ${entry.id} (${type}) lacks the required field "${name}": fill it, or the entry is left out`),
    )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
